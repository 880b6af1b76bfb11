import {
  getNewsletterEndPage,
  isFilledByProgram,
  postNewsletter,
  postNewsletterConfirmation,
  postNewsletterEnd,
  postNewsletterOneClickEnd,
} from '@michi/contracts/inbox';
import { ApiError } from '../../api/api-error.ts';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { NewsletterService } from './service.ts';

export function newsletterRoutes(api: Api, newsletter: NewsletterService): void {
  api.route(postNewsletter, async ({ body, locale }) => {
    if (!isFilledByProgram(body)) await newsletter.ask(body.email, locale);
    return answer(200, { message: mailTexts(locale)('answers.newsletterAsked') });
  });

  api.route(postNewsletterConfirmation, async ({ body, locale }) => {
    if (!(await newsletter.confirm(body.token))) throw unknownLink();
    return answer(200, { message: mailTexts(locale)('answers.newsletterConfirmed') });
  });

  api.route(postNewsletterEnd, async ({ body, locale }) => {
    if (!(await newsletter.end(body.token))) throw unknownLink();
    return answer(200, { message: mailTexts(locale)('answers.newsletterEnded') });
  });

  api.route(getNewsletterEndPage, ({ params, locale }) =>
    answer(303, undefined, { location: newsletter.endPage(params.token, locale) }),
  );

  // Whether there was such a subscription cannot be told once it has ended.
  api.route(postNewsletterOneClickEnd, async ({ params, locale }) => {
    await newsletter.end(params.token);
    return answer(200, { message: mailTexts(locale)('answers.newsletterEnded') });
  });
}

const unknownLink = () => new ApiError(404, { sentence: { key: 'newsletter.unknownLink' } });
