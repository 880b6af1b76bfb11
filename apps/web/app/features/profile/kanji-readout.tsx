import { type KanjiMastery, sides } from '@michi/progress/known';
import type { About } from '@michi/progress/memory-export';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useFormatter, useTranslations } from 'use-intl';
import { masteryNames } from './mastery-table.tsx';

interface KanjiReadoutProps {
  readonly kanji: string;
  readonly level: string;
  readonly mastery: KanjiMastery;
  readonly about: About | undefined;
}

/** The chosen kanji in words. */
export function KanjiReadout({ kanji, level, mastery, about }: KanjiReadoutProps) {
  const t = useTranslations('profile.sheet');
  const side = useTranslations('profile.sides');
  const names = useTranslations('profile.masteries');
  const format = useFormatter();
  const parts = sides.map((each) =>
    t('side', { side: side(each), mastery: names(masteryNames[mastery.by[each]]) }),
  );
  const due = format.list(mastery.due.map((each) => side(each)));
  return (
    <div className="prof__readout">
      <Masu small kanji={kanji} form="model" />
      <p>
        <span className="prof__meaning">{about?.meanings ?? level}</span>
        {about && <Ja className="soft"> {about.readings}</Ja>}
        <br />
        <span className="small soft">
          {[
            t('state', { level, mastery: names(masteryNames[mastery.whole]) }),
            ...(mastery.whole > 0 ? [t('sides', { sides: format.list(parts) })] : []),
            ...(mastery.due.length > 0 ? [t('due', { sides: due })] : []),
          ].join(' ')}
        </span>
      </p>
    </div>
  );
}
