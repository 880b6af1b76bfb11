import { postContact } from '@michi/contracts/inbox';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { typedInto } from '../../lib/pages/typed.ts';
import * as contactPage from '../../routes/static/contact.tsx';
import { answer, noNetwork, refused, silence } from '../../testing/calls.ts';
import { holdPatience } from '../../testing/patience.ts';
import { button, show } from '../../testing/screen.tsx';

const field = (name: string) => page.getByRole('textbox', { name });
const send = () => button('Nachricht senden').click();
const sent = page.getByRole('status').filter({ hasText: 'Nachricht gesendet!' });
const message = {
  Name: 'Ada',
  'E-Mail': 'ada@example.org',
  Nachricht: 'In Level 3 fehlt ein Strich.\nSonst: wunderbar!',
};

beforeEach(async () => {
  typedInto('contact ').current = {};
});

async function write(): Promise<void> {
  for (const [name, text] of Object.entries(message)) await field(name).fill(text);
}

async function expectKept(): Promise<void> {
  for (const [name, text] of Object.entries(message)) await expect.element(field(name)).toHaveValue(text);
}

test('STA-02 each wrong field says what is wrong, the first is focused, and nothing typed is lost; another message may follow', async () => {
  const errors = { email: ['Das ist keine Adresse.'], message: ['Diese Angabe fehlt.'] };
  answer(postContact, () => refused(422, 'Bitte prüfe deine Angaben.', errors));
  await show(contactPage, { path: '/contact' });
  await write();
  await field('E-Mail').fill('ada at example');
  await field('Nachricht').fill('');
  await send();
  await expect.element(field('E-Mail')).toHaveFocus();
  await expect.element(field('E-Mail')).toBeInvalid();
  await expect
    .element(field('E-Mail'))
    .toHaveAccessibleDescription(/Nur, damit wir dir antworten können\..*Das ist keine Adresse\./);
  await expect.element(field('Nachricht')).toBeInvalid();
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Name')).toHaveValue('Ada');
  await expect.element(field('E-Mail')).toHaveValue('ada at example');

  const inbox = answer(postContact, { message: 'ok' });
  await write();
  await send();
  await expect.element(sent).toHaveFocus();
  expect(await inbox[0]?.json()).toEqual({
    name: message.Name,
    email: message['E-Mail'],
    message: message.Nachricht,
    website: '',
  });
  await button('Noch eine Nachricht schreiben').click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Nachricht')).toHaveValue('');
});

test('STA-02 nothing typed is lost without a network, by a broken server, an odd answer or too many messages, and it can be sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failed = 'Die Nachricht ließ sich nicht senden. Bitte versuche es noch einmal.';
  const wait = 'Das waren viele Anfragen auf einmal. Versuch es in 7 Sekunden wieder.';
  const tooMany = () => refused(429, wait);
  await show(contactPage, { path: '/contact' });
  await write();
  for (const [says, answered] of [
    [failed, noNetwork],
    [wait, tooMany],
    [failed, () => new Response('oops', { status: 500 })],
    [wait, tooMany],
    [failed, () => Response.json({ wrong: true })],
  ] as const) {
    answer(postContact, answered);
    await send();
    await expect.element(page.getByRole('alert')).toMatchTextContent(says);
    await expectKept();
  }
  answer(postContact, { message: 'ok' });
  await send();
  await expect.element(sent).toBeVisible();
  expect(warn.mock.calls.map(([text]) => text)).toEqual(Array(3).fill('sending a message failed:'));
});

test('STA-02 the trap for programs is out of the way of people, and what it catches is told to the server; a second press sends nothing', async () => {
  const held = Promise.withResolvers<Response>();
  const inbox = answer(postContact, () => held.promise);
  await show(contactPage, { path: '/contact' });
  expect(page.getByRole('textbox').elements()).toHaveLength(3);
  const trap = document.querySelector('[name=website]') as HTMLInputElement;
  await expect.element(trap).not.toBeInViewport();
  await write();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Nachricht senden')).toHaveFocus();

  trap.value = 'https://spam.example';
  await send();
  await expect.poll(() => inbox.length).toBe(1);
  await send();
  await field('Name').click();
  await userEvent.keyboard('{Enter}');
  held.resolve(Response.json({ message: 'ok' }));
  await expect.element(sent).toBeVisible();
  expect(inbox).toHaveLength(1);
  expect(await inbox[0]?.json()).toMatchObject({ website: 'https://spam.example' });
});

test('STA-02 in English it says so in the words of the specification', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(postContact, () => new Response('', { status: 500 }));
  await show(contactPage, { path: '/contact', locale: 'en' });
  for (const name of ['Name', 'Email', 'Message']) await field(name).fill('Ada');
  await button('Send message').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Failed to send message. Please try again.');
  answer(postContact, { message: 'ok' });
  await button('Send message').click();
  await expect.element(page.getByText('Message sent successfully!')).toBeVisible();
});

test('SHL-10 a message that takes too long says so, and stays written', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const timeIsUp = holdPatience();
  const asked = answer(postContact, silence);
  await show(contactPage, { path: '/contact' });
  await write();
  await send();
  await expect.poll(() => asked.length).toBe(1);
  timeIsUp();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nach zehn Sekunden');
  await expectKept();
});
