import type { GameEvent } from '@michi/game-kit/events';
import type { State, Submission } from '@michi/games/tatakae/rules';
import { Button } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { useFormatter, useTranslations } from 'use-intl';
import { useResult } from '../../play/use-result.ts';
import { EndOfRun } from '../end-of-run.tsx';
import './over.css';
import { useChallenge } from './challenge-words.ts';
import { InkPicture } from './drawing/ink-picture.tsx';
import { FighterMark, type FighterSide, useNameOf } from './fighter-mark.tsx';
import type { Wins } from './wins.ts';

export interface OverDialogProps {
  readonly runId: string;
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly wins: Wins;
  readonly onRematch: () => void;
  readonly onLobby: () => void;
}

/** How the battle ended, what was written in it, and the ways on. */
export function OverDialog({ runId, state, events, wins, onRematch, onLobby }: OverDialogProps) {
  const t = useTranslations('tatakae.over');
  const battle = useTranslations('tatakae.battle');
  const names = useTranslations('tatakae');
  const format = useFormatter();
  const { waits } = useResult(runId);
  const { learner, rival, submissions } = state;
  const won = learner.score > rival.score;
  const title = won ? t('won') : t(learner.score === rival.score ? 'tied' : 'lost');
  const combo = (best: number) => battle('comboValue', { combo: best });
  const percent = (accuracy: number | null) =>
    accuracy === null ? t('none') : format.number(accuracy / 100, { style: 'percent' });
  const rows = [
    { label: t('bestCombo'), own: combo(learner.bestCombo), other: combo(rival.bestCombo) },
    { label: t('luckAndHits'), own: percent(learner.accuracy), other: percent(rival.accuracy) },
    { label: t('wins'), own: format.number(wins.learner), other: format.number(wins.rival) },
  ];
  return (
    <EndOfRun
      title={title}
      onClose={onLobby}
      className="tat-over"
      events={events}
      mark={
        <div className="tat-over__mark">
          {won ? <Hanamaru label={t('hanamaru')} size={120} /> : <Stamp kanji="惜" size="6rem" falling />}
        </div>
      }
      said={
        <p className="tat-over__word" aria-hidden="true">
          <Ja>勝負あり</Ja>
        </p>
      }
      numbers={
        <>
          <div className="tat-over__score num">
            <Score side="learner" score={learner.score} />
            <span className="soft" aria-hidden="true">
              :
            </span>
            <Score side="rival" score={rival.score} />
          </div>
          {waits && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          <Button variant="accent" block icon="reset" onClick={onRematch}>
            {t('rematch')}
          </Button>
          <Button variant="line" block onClick={onLobby}>
            {t('lobby')}
          </Button>
        </>
      }
    >
      <table className="tat-over__table num">
        <thead className="sr-only">
          <tr>
            <th scope="col">{names('you')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('opponent')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, own, other }) => (
            <tr key={label}>
              <td>{own}</td>
              <th scope="row">{label}</th>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{battle('luckNote')}</p>
      {submissions.length > 0 && <WrittenKanji submissions={submissions} />}
    </EndOfRun>
  );
}

function Score({ side, score }: { side: FighterSide; score: number }) {
  const format = useFormatter();
  const name = useNameOf(side);
  return (
    <div className={`tat-over__side tat-over__side--${side}`}>
      <FighterMark side={side} />
      <b className="tat-over__points">{format.number(score)}</b>
      <small>{name}</small>
    </div>
  );
}

/** Every kanji of a battle as it was written last, beside its model. */
function WrittenKanji({ submissions }: { submissions: readonly Submission[] }) {
  const t = useTranslations('tatakae.over');
  const last = new Map(submissions.map((submission) => [submission.challenge, submission]));
  return (
    <section className="tat-written" aria-labelledby="written">
      <h3 id="written">{t('written')}</h3>
      <ul>
        {[...last.values()].map((submission) => (
          <Written key={submission.challenge} submission={submission} />
        ))}
      </ul>
    </section>
  );
}

function Written({ submission }: { submission: Submission }) {
  const t = useTranslations('tatakae.battle');
  const format = useFormatter();
  const { kanji, meaning } = useChallenge(submission);
  return (
    <li>
      <Masu small>
        <InkPicture ink={submission.ink} label={t('own')} />
      </Masu>
      <Masu small kanji={kanji} form="model" />
      <p>
        <b>{meaning}</b>{' '}
        <span className="soft num">{format.number(submission.percent / 100, { style: 'percent' })}</span>
      </p>
    </li>
  );
}
