import { gameOf } from '@michi/games/catalogue';
import type { Proposal } from '@michi/progress/today';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import './day-path.css';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { GameOffer } from './offers.ts';

/** So many of the kanji of a proposal are shown. */
const shownKanji = 8;

/** Three games, those first that ask for what is due. */
export function DayPath({ proposals }: { proposals: readonly Proposal<GameOffer>[] }) {
  const t = useTranslations('today.path');
  const minutes = proposals.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <section className="day-path" aria-labelledby="day-path">
      <div className="day-ph">
        <h2 id="day-path">{t('title')}</h2>
        <p className="soft small num">{t('minutes', { minutes })}</p>
      </div>
      <ol className="day-ol">
        {proposals.map((proposal, index) => (
          <Step key={proposal.game} proposal={proposal} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly proposal: Pick<Proposal<GameOffer>, 'game' | 'to' | 'minutes' | 'due'>;
  readonly number: number;
}

function Step({ proposal: { game, to, minutes, due }, number }: StepProps) {
  const t = useTranslations('today.path');
  const { title, crest, dye } = gameOf(game);
  return (
    <li className="day-st" data-dye={dye}>
      <Ja className="day-no" aria-hidden="true">
        {kanjiNumeral(number)}
      </Ja>
      <LocalLink to={to} className="day-card">
        <span className="day-cov" aria-hidden="true">
          <Ja>{crest}</Ja>
        </span>
        <span className="day-tx">
          <span className="day-h">
            <b>{title}</b>
            <span className="num day-min">
              <Icon name="clock" size="sm" />
              {t('minutes', { minutes })}
            </span>
          </span>
          <span className="day-d">{t(`games.${game}`)}</span>
          {due.length > 0 && (
            <>
              <span className="sr-only">{t('asks', { count: due.length })}</span>
              <Ja className="day-kj">
                {due.slice(0, shownKanji).map((kanji) => (
                  <i key={kanji}>{kanji}</i>
                ))}
              </Ja>
            </>
          )}
        </span>
        <span className="day-go">
          {t('play')} <Icon name="right" size="sm" />
        </span>
      </LocalLink>
    </li>
  );
}
