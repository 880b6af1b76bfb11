import type { PuzzleId } from '@michi/games/puzzle/puzzles';
import { type Locale, locales } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { IntlProvider, type Messages, useLocale, useTranslations } from 'use-intl';
import '../../fonts/puzzle.generated.css';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { type Later, later, useTried } from '../../lib/react/use-later.ts';

const namespaces: readonly Namespace[] = ['stories'];

const storiesLater = Object.fromEntries(
  locales.map((locale) => [
    locale,
    later(async () => {
      await loadMessages(locale, namespaces);
      return messagesOf(locale, namespaces);
    }),
  ]),
) as Record<Locale, Later<Messages>>;

/** The stories of all kanji, loaded with the first part that is chosen; without them a level is played all the same. */
export const useStories = (wanted: boolean): Messages | null =>
  useTried(storiesLater[useLocale()], wanted).loaded;

/** What the parts of a kanji mean together. */
export function Story({ id }: { id: PuzzleId }) {
  const locale = useLocale();
  const stories = useStories(true);
  return (
    stories && (
      <IntlProvider locale={locale} messages={stories} timeZone="UTC">
        <StoryText id={id} />
      </IntlProvider>
    )
  );
}

function StoryText({ id }: { id: PuzzleId }) {
  return <WithJapanese>{useTranslations('stories')(id)}</WithJapanese>;
}
