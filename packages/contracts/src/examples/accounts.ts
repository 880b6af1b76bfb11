import mails from '@michi/messages/en/mails.json' with { type: 'json' };
import { postEmailVerification, postEmailVerificationConfirmation } from '../email-verification.ts';
import { postPassword, postPasswordReset, postPasswordResetConfirmation } from '../passwords.ts';
import { getExport, getProfile, patchProfile, postDeletion } from '../profile.ts';
import {
  postRecoveryCodes,
  postSecondFactor,
  postSecondFactorConfirmation,
  postSecondFactorProof,
  postSecondFactorRemoval,
} from '../second-factor.ts';
import { deleteSession, getSessions } from '../sessions.ts';
import { postLogin, postRegistration } from '../sign-in.ts';
import { postLogout, postLogoutByTicket, postLogoutEverywhere } from '../sign-out.ts';
import { postSocialLink, postSocialSession } from '../social-login.ts';
import { exampleOf } from './example.ts';

const say = mails.answers;
const token = 'UtRfTvBPIfNwVZ2eZ-YLr2we4CFLDq-RpyE1Np4K9ZU';
const endTicket = 'Yb0oGQkqPZ3nD6mJ9rT2vWxA5cE8fHiLsU1yK4-N7p_';
const linkToken = 'm3Qy0c7VbJx2H8sKf5TzWn4pLr6AdEg9';
const email = 'mika@example.org';
const password = 'three herons by the river';
const newPassword = 'a lantern in the seventh snow';
const sessionId = '01a204b5-f6a5-7991-b588-dfe51cf3421e';
/** 18 November 2026, noon. */
const now = 1_795_003_200_000;

const user = {
  id: '01a204b5-f585-7139-9416-e16c43e003f6',
  email,
  username: 'Mika',
  language: 'en',
  country_code: 'IE',
  role: 'user',
  plan: 'free',
  email_verified: true,
  has_password: true,
  second_factor: false,
  title: null,
} as const;

const session = {
  id: sessionId,
  created_at: now,
  last_used_at: now,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  current: true,
};

export const accountExamples = [
  exampleOf(postRegistration, {
    body: {
      email,
      username: 'Mika',
      password,
      password_confirmation: password,
      language: 'en',
      country_code: 'IE',
    },
    answers: {
      201: {
        token,
        endTicket,
        user: { ...user, email_verified: false },
        message: say.registered,
      },
    },
  }),
  exampleOf(postLogin, {
    body: { email, password },
    answers: { 200: { token, endTicket, user, message: say.loggedIn } },
  }),
  exampleOf(postLogout, { answers: { 200: { message: say.loggedOut } } }),
  exampleOf(postLogoutByTicket, { body: { endTicket } }),
  exampleOf(postLogoutEverywhere, { answers: { 200: { message: say.loggedOutEverywhere } } }),
  exampleOf(getProfile, { answers: { 200: { ...user, endTicket } } }),
  exampleOf(patchProfile, {
    body: { username: 'Mika', country_code: 'IE' },
    answers: { 200: { message: say.profileSaved, user } },
  }),
  exampleOf(getSessions, { answers: { 200: { sessions: [session] } } }),
  exampleOf(deleteSession, {
    params: { id: sessionId },
    answers: { 200: { message: say.sessionEnded } },
  }),
  exampleOf(postPassword, {
    body: { current_password: password, password: newPassword, password_confirmation: newPassword },
    answers: { 200: { message: say.passwordChanged } },
  }),
  exampleOf(postSecondFactor, {
    body: { password },
    answers: {
      200: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        address:
          'otpauth://totp/Kanji%20no%20Michi:mika%40example.org?issuer=Kanji%20no%20Michi&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      },
    },
  }),
  exampleOf(postSecondFactorConfirmation, {
    body: { code: '492039' },
    answers: { 200: { message: say.secondFactorOn, recovery_codes: ['k3xv-7mqa-2tnz-wd5h'] } },
  }),
  exampleOf(postSecondFactorProof, {
    body: { code: '492039' },
    answers: { 200: { message: say.secondFactorProved } },
  }),
  exampleOf(postRecoveryCodes, {
    body: { code: '492039' },
    answers: { 200: { message: say.recoveryCodesRenewed, recovery_codes: ['k3xv-7mqa-2tnz-wd5h'] } },
  }),
  exampleOf(postSecondFactorRemoval, {
    body: { code: '492039' },
    answers: { 200: { message: say.secondFactorOff } },
  }),
  exampleOf(postEmailVerification, { answers: { 200: { message: say.verificationMailed } } }),
  exampleOf(postEmailVerificationConfirmation, {
    body: { token: linkToken },
    answers: { 200: { message: say.emailVerified } },
  }),
  exampleOf(postPasswordReset, {
    body: { email },
    answers: {
      200: {
        message: say.resetMailed,
      },
    },
  }),
  exampleOf(postPasswordResetConfirmation, {
    body: { token: linkToken, password: newPassword, password_confirmation: newPassword },
    answers: { 200: { message: say.passwordChanged } },
  }),
  exampleOf(getExport, {
    answers: {
      200: {
        exported_at: now,
        account: { ...user, created_at: now, second_factor_since: null },
        sessions: [{ ...session, proved_at: null }],
        devices: [],
        identities: [],
        level_progress: [],
        game_totals: [],
        module_completions: [],
        hidden_runs: [],
        run_summaries: [],
        answers: [],
        kanji_statistics: [],
        memories: [],
        known_items: [],
        challenge_claims: [{ challenge: 'speed_run', start_day: 20_775, claimed_at: 1_795_000_004_000 }],
        documents: [],
        leaderboard_scores: [],
        result_quotas: [],
        contact_messages: [],
        feedback_messages: [],
        newsletter_subscriptions: [],
        admin_changes: [],
        game_results: [],
        complete: true,
      },
    },
  }),
  exampleOf(postDeletion, {
    body: { password },
    answers: { 200: { message: say.accountDeleted } },
  }),
  exampleOf(postSocialSession, {
    body: {},
    answers: { 200: { token, endTicket, user, message: say.loggedIn } },
  }),
  exampleOf(postSocialLink, {
    body: { token: 'eyJ1c2VyIjoiMDFhMjA0YjUifQ.5sS9dQm1VtqZ0cXr' },
    answers: { 200: { message: say.socialLinked } },
  }),
];
