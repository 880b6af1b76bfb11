import { type Season, seasons } from '@michi/games/kotodama/words';
import { Chip } from '@michi/ui/chip';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';

export const seasonSigns: Readonly<Record<Season, string>> = {
  spring: '春',
  summer: '夏',
  autumn: '秋',
  winter: '冬',
};

/** Chooses the season of a poem. */
export function SeasonChips({ season, onChoose }: { season: Season; onChoose: (season: Season) => void }) {
  const t = useTranslations('kotodama.seasons');
  return (
    <fieldset className="chips kot-seasons">
      <legend className="sr-only">{t('label')}</legend>
      {seasons.map((each) => (
        <Chip key={each} pressed={each === season} onClick={() => onChoose(each)}>
          {t(each) !== seasonSigns[each] && <Ja aria-hidden="true">{seasonSigns[each]}</Ja>}
          <span>{t(each)}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
