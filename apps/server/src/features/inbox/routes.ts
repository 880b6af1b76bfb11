import { isFilledByProgram, postContact, postFeedback, postNameReport } from '@michi/contracts/inbox';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { InboxService } from './service.ts';

export function inboxRoutes(api: Api, inbox: InboxService): void {
  api.route(postContact, async ({ body, locale }) => {
    if (!isFilledByProgram(body)) await inbox.contact(body, locale);
    return answer(200, { message: mailTexts(locale)('answers.contact') });
  });

  api.route(postFeedback, async ({ body, locale }) => {
    if (!isFilledByProgram(body)) await inbox.feedback(body, locale);
    return answer(200, { message: mailTexts(locale)('answers.feedback') });
  });

  api.route(postNameReport, async ({ body, caller, client, locale }) => {
    await inbox.report(body, caller?.user.id ?? null, client.address);
    return answer(200, { message: mailTexts(locale)('answers.nameReported') });
  });
}
