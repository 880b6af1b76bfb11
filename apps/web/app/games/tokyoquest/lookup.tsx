import { meaningInOneLine } from '@michi/kanji/kanji';
import { IconButton } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Skeleton } from '@michi/ui/state';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import './lookup.css';
import type { TextRun } from './story/script.ts';
import { useStoryKanji } from './use-story-kanji.ts';

export interface LookupProps {
  readonly id: string;
  readonly run: TextRun;
  readonly onClose: () => void;
}

const han = /\p{Script=Han}/u;

/** A word that was looked up: how it is read here, and what its kanji mean. */
export function Lookup({ id, run: { text, reading }, onClose }: LookupProps) {
  const t = useTranslations('tokyoquest.lookup');
  const { kanji, failed } = useStoryKanji();
  const card = useRef<HTMLElement>(null);
  const isThere = kanji !== null;
  // it may open below what is seen, and grows when its meanings come
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  const signs = [...new Set(text)].filter((sign) => han.test(sign));
  return (
    <section ref={card} className="tq-lookup" id={id} aria-label={t('label', { word: text })}>
      <div role="status" className="tq-lookup__in">
        <p className="tq-lookup__word">
          <Ja>
            {text} <b>{reading}</b>
          </Ja>
        </p>
        {failed && <p>{t('missing')}</p>}
        <ul>
          {signs.map((sign) => {
            const entry = kanji?.get(sign);
            return (
              <li key={sign}>
                <Masu kanji={sign} form="model" />
                <div>
                  {entry ? <p>{meaningInOneLine(entry)}</p> : !failed && <Skeleton width="6rem" />}
                  {entry && (
                    <p className="small soft">
                      <Ja>
                        {entry.readings
                          .map(({ kana }) => kana)
                          .slice(0, 3)
                          .join('・')}
                      </Ja>
                      {' · '}
                      {t('facts', { strokes: entry.strokes })}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <IconButton icon="close" label={t('close')} onClick={onClose} />
    </section>
  );
}
