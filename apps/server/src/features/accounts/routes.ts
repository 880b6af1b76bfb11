import {
  postEmailVerification,
  postEmailVerificationConfirmation,
} from '@michi/contracts/email-verification';
import { postPassword, postPasswordReset, postPasswordResetConfirmation } from '@michi/contracts/passwords';
import { getExport, getProfile, patchProfile, postDeletion } from '@michi/contracts/profile';
import {
  postRecoveryCodes,
  postSecondFactor,
  postSecondFactorConfirmation,
  postSecondFactorProof,
  postSecondFactorRemoval,
} from '@michi/contracts/second-factor';
import { deleteSession, getSessions } from '@michi/contracts/sessions';
import { postLogin, postRegistration } from '@michi/contracts/sign-in';
import { postLogout, postLogoutByTicket, postLogoutEverywhere } from '@michi/contracts/sign-out';
import type { Locale } from '@michi/messages/locales';
import { ApiError } from '../../api/api-error.ts';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { EnteredAccount, KnownBrowsers } from './known-browsers.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { SecondFactor } from './second-factor.ts';
import { endTicketOf } from './secret-token.ts';
import type { SecurityLog } from './security-log.ts';
import type { AccountsService } from './service.ts';
import type { Sessions } from './sessions.ts';
import { userOf } from './user-row.ts';

export interface AccountsRoutesParts {
  readonly accounts: AccountsService;
  readonly sessions: Sessions;
  readonly links: MailedLinks;
  readonly browsers: KnownBrowsers;
  readonly secondFactor: SecondFactor;
  readonly security: SecurityLog;
}

export function accountsRoutes(api: Api, parts: AccountsRoutesParts): void {
  const { accounts, sessions, links, browsers, secondFactor, security } = parts;

  /** The browser in which the password was set or entered is known to the account from now on. */
  const known = (account: EnteredAccount, { cookie }: { cookie?: string | undefined }) => ({
    'set-cookie': browsers.remember(account, cookie),
  });

  api.route(postRegistration, async ({ body, headers, locale, client }) => {
    const { token, account } = await accounts.register(body, locale, client.userAgent);
    security.note('registered', account.email);
    const message = sentence(locale, 'registered');
    return answer(
      201,
      { token, endTicket: endTicketOf(token), user: userOf(account), message },
      known(account, headers),
    );
  });

  api.route(postLogin, async ({ body, headers, locale, client }) => {
    const { token, account } = await accounts.logIn(body, client.userAgent, (account) =>
      browsers.idOf(account, headers.cookie),
    );
    security.note('signed-in', account.email);
    const message = sentence(locale, 'loggedIn');
    return answer(
      200,
      { token, endTicket: endTicketOf(token), user: userOf(account), message },
      known(account, headers),
    );
  });

  api.route(postLogout, async ({ caller, locale }) => {
    await sessions.end(caller.user.id, caller.sessionId);
    return said(locale, 'loggedOut');
  });

  api.route(postLogoutByTicket, async ({ body }) => {
    await sessions.endByTicket(body.endTicket);
    return answer(204, undefined);
  });

  api.route(postLogoutEverywhere, async ({ caller, locale }) => {
    await sessions.endAll(caller.user.id);
    security.note('sessions-ended', caller.user.email);
    return said(locale, 'loggedOutEverywhere');
  });

  api.route(getProfile, ({ caller }) => answer(200, { ...caller.user, endTicket: caller.endTicket }));

  api.route(patchProfile, async ({ caller, body, locale }) => {
    const user = await accounts.change(caller, body);
    return answer(200, { user, message: sentence(locale, 'profileSaved') });
  });

  api.route(getSessions, async ({ caller }) => answer(200, { sessions: await sessions.list(caller) }));

  api.route(deleteSession, async ({ caller, params, locale }) => {
    if (!(await sessions.end(caller.user.id, params.id))) throw new ApiError(404);
    security.note('sessions-ended', caller.user.email);
    return said(locale, 'sessionEnded');
  });

  api.route(postPassword, async ({ caller, body, headers, locale }) => {
    const account = await accounts.changePassword(caller, body);
    security.note('password-changed', account.email);
    return said(locale, 'passwordChanged', known(account, headers));
  });

  api.route(postEmailVerification, async ({ caller, locale }) => {
    await links.mailVerificationAgain(caller.user);
    return said(locale, caller.user.email_verified ? 'emailVerified' : 'verificationMailed');
  });

  api.route(postEmailVerificationConfirmation, async ({ body, caller, locale }) => {
    await links.verifyEmail(body.token, caller.user.id);
    return said(locale, 'emailVerified');
  });

  api.route(postPasswordReset, ({ body, locale }) => {
    links.requestReset(body.email);
    security.note('reset-asked', body.email);
    return said(locale, 'resetMailed');
  });

  api.route(postPasswordResetConfirmation, async ({ body, headers, locale }) => {
    const account = await links.resetPassword(body);
    security.note('password-reset', account.email);
    return said(locale, 'passwordChanged', known(account, headers));
  });

  api.route(postSecondFactor, async ({ caller, body }) =>
    answer(200, await secondFactor.begin(caller, body.password)),
  );

  api.route(postSecondFactorConfirmation, async ({ caller, body, locale }) => {
    const recovery_codes = await secondFactor.confirm(caller, body.code);
    return answer(200, { recovery_codes, message: sentence(locale, 'secondFactorOn') });
  });

  api.route(postSecondFactorProof, async ({ caller, body, locale }) => {
    await secondFactor.prove(caller, body.code);
    return said(locale, 'secondFactorProved');
  });

  api.route(postRecoveryCodes, async ({ caller, body, locale }) => {
    const recovery_codes = await secondFactor.renewRecoveryCodes(caller, body.code);
    return answer(200, { recovery_codes, message: sentence(locale, 'recoveryCodesRenewed') });
  });

  api.route(postSecondFactorRemoval, async ({ caller, body, locale }) => {
    await secondFactor.remove(caller, body.code);
    return said(locale, 'secondFactorOff');
  });

  api.route(getExport, ({ caller }) => accounts.exportAll(caller));

  api.route(postDeletion, async ({ caller, body, locale }) => {
    await accounts.remove(caller, body);
    security.note('account-deleted', caller.user.email);
    return said(locale, 'accountDeleted', { 'set-cookie': browsers.forgotten });
  });
}

type Answers =
  | 'registered'
  | 'loggedIn'
  | 'loggedOut'
  | 'loggedOutEverywhere'
  | 'profileSaved'
  | 'sessionEnded'
  | 'passwordChanged'
  | 'verificationMailed'
  | 'emailVerified'
  | 'resetMailed'
  | 'secondFactorOn'
  | 'secondFactorProved'
  | 'recoveryCodesRenewed'
  | 'secondFactorOff'
  | 'accountDeleted';
const sentence = (locale: Locale, name: Answers): string => mailTexts(locale)(`answers.${name}`);
const said = (locale: Locale, name: Answers, headers = {}) =>
  answer(200, { message: sentence(locale, name) }, headers);
