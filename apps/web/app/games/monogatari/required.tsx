import { requiredIn, type ShownContent } from '@michi/games/monogatari/score';
import type { Template } from '@michi/games/monogatari/templates';
import { Bar } from '@michi/ui/progress';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { RequiredKanji } from './required-kanji.tsx';

/** The required kanji, ticked off as they are used. */
export function Required({
  shown,
  template,
}: {
  readonly shown: readonly ShownContent[];
  readonly template: Template;
}) {
  const t = useTranslations('monogatari.required');
  const used = requiredIn(shown, template);
  const all = template.requiredKanji;
  const missing = all.filter((kanji) => !used.includes(kanji));
  const progress = t('count', { used: used.length, all: all.length });
  return (
    <>
      <div className="mng-head">
        <h3 id="mng-required">{t('heading')}</h3>
        <p className="num">
          <b>{progress}</b>
        </p>
      </div>
      <RequiredKanji kanji={template.requiredKanji} used={used} />
      <Bar ticks value={used.length} max={all.length} label={t('heading')} valueText={progress} />
      <p className="small soft" role="status">
        <WithJapanese>
          {missing.length === 0
            ? t('done')
            : t('missing', { count: missing.length, kanji: missing.join('・') })}
        </WithJapanese>
      </p>
    </>
  );
}
