import { expect, test } from 'vitest';
import { loadNotedMessages, messagesNoted, messagesOf } from './messages.ts';

test('a page notes the files of its messages where a build knows them', () => {
  const built = { '../../packages/messages/messages/fr/common.json': '/assets/common-1a2b.js' };
  expect(messagesNoted('fr', ['common', 'home'], built)).toBe('common=/assets/common-1a2b.js home');
  expect(messagesNoted('fr', ['common', 'home'], {})).toBe('common home');
});

test('what is noted with its file is loaded from there, the rest from where the language has it', async () => {
  const file = 'data:text/javascript,export%20default%20%7B%20menu:%20%22Menu%20!%22%20%7D';
  await loadNotedMessages('fr', `common=${file} audio`);
  const { common, audio } = messagesOf('fr', ['common', 'audio']);
  expect(common).toEqual({ menu: 'Menu !' });
  expect(Object.keys(audio)).toContain('title');
});
