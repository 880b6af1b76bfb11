import accounts from '@michi/messages/de/accounts.json' with { type: 'json' };
import common from '@michi/messages/de/common.json' with { type: 'json' };
import contact from '@michi/messages/de/contact.json' with { type: 'json' };
import inbox from '@michi/messages/de/inbox.json' with { type: 'json' };
import problems from '@michi/messages/de/problems.json' with { type: 'json' };
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { LoginWindow } from '../../features/accounts/login-window.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { WishBox } from '../../features/hub/wish-box.tsx';
import { ErrorPage } from '../../features/shell/error-page.tsx';
import { ReportDialog } from '../../games/boards/report-dialog.tsx';
import { button, press, show } from '../../testing/screen.tsx';
import { expectWarning } from '../../testing/warnings.ts';
import { loadMessages, messagesOf } from '../language/messages.ts';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

/** A page with a form, and with something that breaks it. */
function Breaking() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('the page broke');
  return (
    <main>
      <ContactForm />
      <button type="button" onClick={() => setBroken(true)}>
        brechen
      </button>
    </main>
  );
}

const Broken = () => <ErrorPage problem="broken" />;

test('STA-02 WEB-01 a message is there again after an error ended its page', async () => {
  expectWarning('the page broke', 'error');
  const namespaces = ['contact', 'common', 'problems', 'inbox'] as const;
  await loadMessages('de', [...namespaces]);
  const Site = createRoutesStub([
    {
      children: [{ path: '/contact', Component: Breaking }],
      ErrorBoundary: Broken,
    },
  ]);
  await render(
    <IntlProvider locale="de" messages={messagesOf('de', [...namespaces])} timeZone="UTC">
      <Site initialEntries={['/contact']} />
    </IntlProvider>,
  );
  await field(contact.name).fill('Aiko');
  await field(contact.email).fill('aiko@');
  await field(contact.message).fill('Eine lange Frage.');
  press(button('brechen'));
  await expect.element(page.getByRole('heading', { name: problems.broken.title })).toBeVisible();
  await page.getByRole('link', { name: common.retry }).click();
  await expect.element(field(contact.message)).toHaveValue('Eine lange Frage.');
  await expect.element(field(contact.email)).toHaveValue('aiko@');
  await expect.element(field(contact.name)).toHaveValue('Aiko');
});

const Wishes = () => <WishBox titleId="wish" />;
const Report = () => <ReportDialog name="Aiko" onClose={() => {}} />;
const OtherReport = () => <ReportDialog name="Kenta" onClose={() => {}} />;
const Login = () => <LoginWindow request="login" />;
const inboxTexts = { messages: ['inbox', 'boards', 'accounts'] } as const;
const open = {
  'a thought about the games': async () => {
    await show({ default: Wishes, handle: inboxTexts }, { path: '/' });
    await button(inbox.feedback.open).click();
    return field(inbox.feedback.message);
  },
  'an address for the newsletter': async () => {
    await show({ default: Wishes, handle: inboxTexts }, { path: '/' });
    await button(inbox.newsletter.open).click();
    return field(inbox.email);
  },
  'a report of a name': async () => {
    await show({ default: Report, handle: inboxTexts }, { path: '/' });
    return field(/dazu sagen/);
  },
  'an address for logging in': async () => {
    await show({ default: Login, handle: inboxTexts }, { path: '/' });
    return field(accounts.email);
  },
};

test.each(Object.entries(open))('WEB-01 STA-02 %s is there again when its form is', async (_, form) => {
  await (await form()).fill('aiko@example.com');
  await cleanup();
  await expect.element(await form()).toHaveValue('aiko@example.com');
});

test('WEB-01 a password is not kept, nor what belongs to another report', async () => {
  const login = () => show({ default: Login, handle: inboxTexts }, { path: '/' });
  const password = page.getByLabelText(accounts.password, { exact: true });
  await login();
  await password.fill('sehr geheim');
  await cleanup();
  await login();
  await expect.element(password).toHaveValue('');
  await cleanup();
  await show({ default: OtherReport, handle: inboxTexts }, { path: '/' });
  await expect.element(field(/dazu sagen/)).toHaveValue('');
});
