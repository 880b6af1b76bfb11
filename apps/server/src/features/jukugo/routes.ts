import { getJukugoOfKanji, getJukugoWords, getRandomJukugo } from '@michi/contracts/jukugo';
import { type Api, answer } from '../../api/route.ts';
import type { JukugoService } from './service.ts';

export function jukugoRoutes(api: Api, jukugo: JukugoService): void {
  api.route(getRandomJukugo, ({ query, locale }) =>
    answer(200, { status: 'success', data: jukugo.draw(query, locale) }),
  );
  api.route(getJukugoOfKanji, ({ query, locale }) =>
    answer(200, { data: jukugo.ofKanji(query.kanji, locale) }),
  );
  api.route(getJukugoWords, ({ query, locale }) => answer(200, { data: jukugo.find(query.words, locale) }));
}
