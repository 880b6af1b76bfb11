import { isFilledByProgram, postContact, postFeedback, postNameReport } from '@michi/contracts/letters';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { LettersService } from './service.ts';

export function lettersRoutes(api: Api, letters: LettersService): void {
  api.route(postContact, async ({ body, locale }) => {
    if (!isFilledByProgram(body)) await letters.contact(body, locale);
    return answer(200, { message: mailTexts(locale)('answers.contact') });
  });

  api.route(postFeedback, async ({ body, locale }) => {
    if (!isFilledByProgram(body)) await letters.feedback(body, locale);
    return answer(200, { message: mailTexts(locale)('answers.feedback') });
  });

  api.route(postNameReport, async ({ body, caller, client, locale }) => {
    await letters.report(body, caller?.user.id ?? null, client.address);
    return answer(200, { message: mailTexts(locale)('answers.nameReported') });
  });
}
