import type { Poem } from '@michi/games/kotodama/poems';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './original.css';
import { WithReadings } from './poem-lines.tsx';

/** A classic as its author wrote it, with readings, our translation, and where it comes from. */
export function Original({ poem, translation }: { poem: Poem; translation: string }) {
  const t = useTranslations('kotodama');
  const author = t(`authors.${poem.author}`);
  return (
    <figure className="kot-original">
      <figcaption className="label soft">{t('classics.original', { author })}</figcaption>
      <p className="kot-original__lines">
        {poem.lines.map((line) => (
          <Ja key={line[0]?.text}>
            <WithReadings parts={line} />
          </Ja>
        ))}
      </p>
      <p className="kot-original__translation">{translation}</p>
      <p className="small soft">
        <WithJapanese>{t('classics.source', { source: poem.source })}</WithJapanese>
      </p>
    </figure>
  );
}
