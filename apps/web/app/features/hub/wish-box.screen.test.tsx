import { postFeedback, postNewsletter } from '@michi/contracts/inbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { typedInto } from '../../lib/pages/typed.ts';
import { answer, noNetwork, refused } from '../../testing/calls.ts';
import { button, expectAccessible, phones, show } from '../../testing/screen.tsx';
import { WishBox } from './wish-box.tsx';

const Wishes = () => (
  <main>
    <WishBox titleId="wish" />
  </main>
);
const open = async (name: string): Promise<void> => {
  await show({ default: Wishes, handle: { messages: ['inbox'] } }, { path: '/games' });
  await button(name).click();
};
const newsletter = page.getByRole('dialog', { name: 'Post vom Schreibtisch' });
const feedback = page.getByRole('dialog', { name: 'Was denkst du?' });
const message = feedback.getByLabelText('Deine Rückmeldung');
const address = newsletter.getByLabelText('E-Mail-Adresse');
const send = () => feedback.getByRole('button', { name: 'Absenden' }).click();

beforeEach(() => {
  for (const form of ['feedback ', 'newsletter ']) typedInto(form).current = {};
});

test('HUB-04 a wrong address is said at its field, in focus, and stays as it was typed; the trap for programs is out of reach', async () => {
  answer(postNewsletter, () => refused(422, 'Ungültig.', { email: ['Das ist keine Adresse.'] }));
  await open('Newsletter abonnieren');
  await expect.element(address).toHaveFocus();
  expect(newsletter.getByRole('textbox').elements()).toHaveLength(1);
  const trap = document.querySelector<HTMLElement>('[name=website]');
  await expect.element(trap).not.toBeInViewport();
  await expect.element(trap).toHaveAttribute('tabindex', '-1');

  await address.fill('aki@');
  await newsletter.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect.element(address).toBeInvalid();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Das ist keine Adresse\./);
  await expect.element(address).toHaveValue('aki@');
});

test('HUB-04 GAM-01 feedback arrives without an address; axe finds nothing in it', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  answer(postFeedback, () => refused(422, 'Ungültig.', { message: ['Diese Angabe fehlt.'] }));
  await open('Rückmeldung geben');
  await expect.element(message).toHaveFocus();
  await send();
  await expect.element(message).toBeInvalid();
  for (const [width, height] of [[1280, 860], phones[1]] as const) {
    await page.viewport(width, height);
    await expectAccessible(`feedback refused at ${width}`);
  }
  const inbox = answer(postFeedback, { message: 'ok' });
  await message.fill('Mehr Vögel, bitte!');
  await send();
  await expect.element(feedback.getByRole('status')).toMatchTextContent('Deine Rückmeldung ist angekommen.');
  const body = { message: 'Mehr Vögel, bitte!', email: '', website: '' };
  expect(await inbox[0]?.json()).toEqual(body);
});

test('HUB-04 what was typed survives closing, a lost connection and too many messages', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const text = 'Ein langer Gedanke,\nüber zwei Zeilen.';
  await open('Rückmeldung geben');
  await message.fill(text);
  await userEvent.keyboard('{Escape}');
  await expect.element(feedback).not.toBeInTheDocument();
  await expect.element(button('Rückmeldung geben')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(message).toHaveValue(text);

  const wait = 'Das waren viele Anfragen auf einmal.';
  const alert = feedback.getByRole('alert');
  const tooMany = () => refused(429, wait);
  for (const [says, answered] of [
    ['Das ließ sich gerade nicht senden.', noNetwork],
    [wait, tooMany],
    ['Das ließ sich gerade nicht senden.', () => refused(500, 'oops')],
    [wait, tooMany],
    ['Das ließ sich gerade nicht senden.', () => new Response('<html>')],
  ] as const) {
    answer(postFeedback, answered);
    await send();
    await expect.element(alert).toMatchTextContent(says);
    await expect.element(message).toHaveValue(text);
  }
  expect(warn.mock.calls.map(([said]) => said)).toEqual(Array(3).fill('sending a message failed:'));

  const inbox = answer(postFeedback, { message: 'ok' });
  await feedback.getByLabelText(/^E-Mail-Adresse/).fill('aki@example.org');
  await send();
  await expect.element(feedback.getByRole('status')).toMatchTextContent('Danke!');
  expect(await inbox[0]?.json()).toEqual({
    message: text,
    email: 'aki@example.org',
    website: '',
  });
  await button('Schließen').last().click();
  await button('Rückmeldung geben').click();
  await expect.element(message).toHaveValue('');
});
