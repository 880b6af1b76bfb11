import { getAdminAnswers, postAdminAnswerRemoval } from '@michi/contracts/admin-answers';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { AdminAnswers } from './answers.ts';

/** The calls about refused answers. */
export function answersRoutes(api: Api, adminAnswers: AdminAnswers): void {
  api.route(getAdminAnswers, async ({ query }) => answer(200, await adminAnswers.list(query)));
  api.route(postAdminAnswerRemoval, async ({ caller, body, locale }) => {
    await adminAnswers.remove(caller, body);
    return answer(200, { message: mailTexts(locale)('answers.refusedAnswerRemoved') });
  });
}
