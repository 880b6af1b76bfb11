import {
  getAdminLetter,
  getAdminLetters,
  getAdminOpen,
  patchAdminLetter,
  postAdminLetterAnswer,
  postAdminLetterDeletion,
} from '@michi/contracts/admin-letters';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { AdminLetters } from './letters.ts';

export interface LettersRoutesParts {
  readonly adminLetters: AdminLetters;
  /** How many names are reported. */
  readonly countReported: () => Promise<number>;
}

/** The calls that read and answer what was written by the forms. */
export function lettersRoutes(api: Api, { adminLetters, countReported }: LettersRoutesParts): void {
  api.route(getAdminLetters, async ({ query }) => answer(200, await adminLetters.list(query)));
  api.route(getAdminLetter, async ({ caller, params }) =>
    answer(200, await adminLetters.find(caller, params.id)),
  );
  api.route(patchAdminLetter, async ({ caller, params, body }) =>
    answer(200, await adminLetters.mark(caller, params.id, body.version, body.done)),
  );
  api.route(postAdminLetterAnswer, async ({ caller, params, body }) =>
    answer(200, await adminLetters.answer(caller, params.id, body)),
  );
  api.route(postAdminLetterDeletion, async ({ caller, params, body, locale }) => {
    await adminLetters.remove(caller, params.id, body.version);
    return answer(200, { message: mailTexts(locale)('answers.letterDeleted') });
  });
  api.route(getAdminOpen, async () =>
    answer(200, { letters: await adminLetters.countOpen(), names: await countReported() }),
  );
}
