import { gameOf } from '@michi/games/catalogue';
import type { Proposal } from '@michi/progress/today';
import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import './day-path.css';
import { useLearnerStatistics } from '../../learner/use-learner.ts';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { dayOf } from '../../lib/time/day.ts';
import type { GameOffer } from './offers.ts';

/** So many of the kanji of a proposal are shown. */
const shownKanji = 8;

/** Three games, those first that ask for what is due. */
export function DayPath({ proposals, day }: { proposals: readonly Proposal<GameOffer>[]; day: number }) {
  const t = useTranslations('today.path');
  const { playedAt } = useLearnerStatistics().statistics;
  const isPlayed = ({ game }: GameOffer) => dayOf(new Date(playedAt[game] ?? 0)) === day;
  const left = proposals.filter((proposal) => !isPlayed(proposal));
  const minutes = left.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <section className="day-path" aria-labelledby="day-path">
      <div className="day-ph">
        <h2 id="day-path">{t('title')}</h2>
        <p className="soft small num">
          {left.length < proposals.length
            ? t('steps', { done: proposals.length - left.length, count: proposals.length, minutes })
            : t('minutes', { minutes })}
        </p>
      </div>
      <ol className="day-ol">
        {proposals.map((proposal, index) => (
          <Step key={proposal.game} proposal={proposal} number={index + 1} isPlayed={isPlayed(proposal)} />
        ))}
      </ol>
      <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/mitsukete/day">
        <Icon name="sun" />
        {t('sheet')}
      </LocalLink>
    </section>
  );
}

interface StepProps {
  readonly proposal: Pick<Proposal<GameOffer>, 'game' | 'to' | 'minutes' | 'due'>;
  readonly number: number;
  /** It was played today already. */
  readonly isPlayed: boolean;
}

function Step({ proposal: { game, to, minutes, due }, number, isPlayed }: StepProps) {
  const t = useTranslations('today.path');
  const { title, crest, dye } = gameOf(game);
  return (
    <li className={isPlayed ? 'day-st is-played' : 'day-st'} data-dye={dye}>
      <Ja className="day-no" aria-hidden="true">
        {isPlayed ? '済' : kanjiNumeral(number)}
      </Ja>
      <LocalLink to={to} className="day-card">
        <span className="day-cov" aria-hidden="true">
          <Ja>{crest}</Ja>
        </span>
        <span className="day-tx">
          <span className="day-h">
            <b>
              {title}
              {isPlayed && <span className="sr-only"> {t('played')}</span>}
            </b>
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
          {t(isPlayed ? 'again' : 'play')} <Icon name="right" size="sm" />
        </span>
      </LocalLink>
    </li>
  );
}
