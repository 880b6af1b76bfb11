import { expect, test } from 'vitest';
import { postModuleStart, type StartedModule } from './tabibito.ts';

const started: StartedModule = {
  id: 'first-steps-1',
  path_id: 'first-steps',
  title: 'Am Tor',
  type: 'lesson',
  xp_reward: 20,
  estimated_minutes: 5,
  is_locked: false,
  is_completed: false,
  exercises: [],
  kanji: [{ kanji: '山', meaning: 'Berg', reading: 'やま', romaji: 'yama' }],
  game: null,
  level: null,
  run: null,
  story: 'Du stehst am Tor.',
  content: ['山 ist ein Berg.'],
};
const answer = postModuleStart.responses[200];

test.each([
  ['a module', started],
  ['an object that contains it', { module: started, status: 'success' }],
])('TAB-04 the start may answer %s', (_, sent) => expect(answer.parse(sent)).toEqual(started));

test.each([
  ['an object with another module', { module: { id: 'first-steps-1' } }],
  ['an object without one', { module: null }],
  ['nothing', null],
])('TAB-04 %s is no answer to a start', (_, sent) => expect(answer.safeParse(sent).success).toBe(false));
