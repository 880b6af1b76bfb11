import { type Outcome, type Plant, promptOf, type State } from '@michi/games/hanazono/rules';
import { askedOf } from '@michi/games/typed-prompts';
import { IconButton } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import './care.css';
import { Meters } from './meters.tsx';
import { Options } from './options.tsx';
import { Typed } from './typed.tsx';
import { Verdict } from './verdict.tsx';

export interface CareProps {
  readonly state: State;
  readonly plant: Plant;
  /** How the answer was that is shown. */
  readonly outcome: Outcome | null;
  /** Whether another plant can be asked. */
  readonly hasNext: boolean;
  readonly onAnswer: (text: string | null) => void;
  /** The refused answer was right. */
  readonly onContest: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
  readonly onTour: () => void;
}

/** A plant, what it asks, and how the answer was. */
export function Care(props: CareProps) {
  const { state, plant, outcome, hasNext, onAnswer, onContest, onAgain, onNext, onClose, onTour } = props;
  const t = useTranslations('hanazono.care');
  const names = useTranslations('hanazono.plants');
  const prompt = promptOf(state.setup, plant.kanji);
  const kind = outcome?.kind ?? plant.question.kind;
  const isHidden = kind === 'writing' && !outcome;
  return (
    <div className="hana-care">
      <div className="hana-care__head">
        {isHidden ? (
          <p className="hana-care__asked">
            <b>{prompt.glosses[0]}</b>
            <Ja>{prompt.readings[0]}</Ja>
          </p>
        ) : (
          <Masu kanji={plant.kanji} form="model" />
        )}
        <div>
          <p className="label soft">{t('about', { type: names(plant.type), kind: t(`kinds.${kind}`) })}</p>
          <h2 id="hana-asks">{t(`asks.${kind}`)}</h2>
        </div>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {kind === 'writing' && outcome?.judgement === 'right' ? null : kind === 'writing' ? (
        <Options plant={plant} outcome={outcome} onAnswer={onAnswer} />
      ) : (
        <Typed
          kind={kind}
          asked={askedOf(prompt, state.setup.language)}
          outcome={outcome}
          onAnswer={onAnswer}
        />
      )}
      {outcome && <Verdict {...{ state, plant, outcome, hasNext, onContest, onAgain, onNext, onTour }} />}
      {!isHidden && <Meters plant={plant} />}
    </div>
  );
}
