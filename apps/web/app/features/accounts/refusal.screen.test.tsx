import { Dialog } from '@michi/ui/dialog';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, show } from '../../testing/screen.tsx';
import { CredentialsForm } from './credentials-form.tsx';

function RegisterWindow() {
  return (
    <Dialog open onClose={() => {}} title="Konto anlegen" closeLabel="Schließen">
      <CredentialsForm
        mode="register"
        draft={{ current: {} }}
        notice=""
        onForgotten={() => {}}
        onRegistered={() => {}}
      />
    </Dialog>
  );
}

/** Registers on a phone; the server answers with a refusal. */
async function registerInVain(status: number, refusal: object): Promise<void> {
  await page.viewport(360, 640);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(refusal, { status })),
  );
  await show({ default: RegisterWindow, handle: { messages: ['accounts'] } }, { path: '/' });
  await page.getByLabelText('E-Mail').fill('yuki@example.org');
  await page.getByLabelText('Benutzername').fill('Yuki');
  await page.getByLabelText('Passwort', { exact: true }).fill('gänseblümchen');
  await page.getByLabelText('Passwort wiederholen').fill('gänseblümchen');
  const submit = button('Konto anlegen');
  submit.element().scrollIntoView({ block: 'end' });
  await submit.click();
}

test('AUT-05 on a phone, the field that the server refuses has the focus and is seen with what is wrong', async () => {
  await registerInVain(422, { message: 'Ungültig.', errors: { username: ['Der Name ist vergeben.'] } });
  const name = page.getByLabelText('Benutzername');
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Der Name ist vergeben.')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('Benutzername', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect.element(button('Schließen')).toBeInViewport({ ratio: 1 });
});

test('AUT-05 on a phone, what is wrong with a form as a whole is seen and announced', async () => {
  await registerInVain(503, { message: 'Die Datenbank ist gerade nicht erreichbar.' });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Die Datenbank ist gerade nicht erreichbar.');
  await expect.element(alert).toBeInViewport({ ratio: 1 });
});

test('AUT-01 however far a window is read, what closes it stays where it was', async () => {
  await registerInVain(503, { message: 'Die Datenbank ist gerade nicht erreichbar.' });
  const form = document.querySelector('dialog') as HTMLElement;
  const close = button('Schließen').element();
  for (const top of [0, form.scrollHeight]) {
    form.scrollTop = top;
    expect(close.getBoundingClientRect().y - form.getBoundingClientRect().y).toBeCloseTo(10, 0);
  }
  expect(form.scrollTop).toBeGreaterThan(0);
});

test('AUT-05 WEB-01 an address in full-width characters is sent, one that is none is held back', async () => {
  await registerInVain(503, { message: 'Die Datenbank ist gerade nicht erreichbar.' });
  const address = page.getByLabelText('E-Mail');
  const submit = button('Konto anlegen');
  const calls = vi.mocked(fetch);
  await address.fill('ｙｕｋｉ＠ｅｘａｍｐｌｅ．ｏｒｇ');
  await submit.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Die Datenbank ist gerade nicht erreichbar.');
  expect(calls).toHaveBeenCalledTimes(2);
  await address.fill('ｙｕｋｉ＠');
  await submit.click();
  await expect.element(address).toBeInvalid();
  expect(calls).toHaveBeenCalledTimes(2);
});
