import { getKanji } from '@michi/contracts/kanji';
import type { Api } from '../../api/route.ts';
import type { KanjiService } from './service.ts';

export function kanjiRoutes(api: Api, kanji: KanjiService): void {
  api.route(getKanji, ({ query, locale }) => kanji.answer(query.limit, locale));
}
