import { gardenSave } from '@michi/games/hanazono/garden';
import { type Move, offered, type Plant, type State, sumsIn } from '@michi/games/hanazono/rules';
import type { Setup } from '@michi/games/hanazono/setup';
import { Alert } from '@michi/ui/alert';
import { Kanji } from '@michi/ui/japanese';
import { LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import { GameAchievements } from '../game-achievements.tsx';
import type { OpenLevel } from '../played-level.tsx';
import { TaskAndBoard } from '../task-and-board.tsx';
import type { Doing } from './doing.ts';
import { Field } from './field.tsx';
import { Idle } from './idle.tsx';
import { PlantGuide } from './plant-guide.tsx';
import { Planting, type Seed } from './planting.tsx';
import { Stats } from './stats.tsx';
import { thirstiest } from './thirstiest.ts';
import { useShownOutcome } from './use-shown-outcome.ts';

/** What a plant asks: nobody needs it before there is a plant. */
const careLater = later(() => import('./care.tsx'));

export interface GardenProps {
  readonly level: OpenLevel<Setup, State, Move, 'tutorial'>;
  readonly doing: Doing;
  readonly onDo: (doing: Doing) => void;
}

/** The garden and what is done in it, in one view; below it what is seldom looked at. */
export function Garden({ level, doing, onDo }: GardenProps) {
  const t = useTranslations('hanazono');
  const { liveRun, state, pauses } = level;
  const [seed, setSeed] = useState<Seed | null>(null);
  const { outcome, settle } = useShownOutcome(state);
  const [wasSetAside] = useState(
    () => sumsIn(state).planted === 0 && new SaveStore(browserStore(), gardenSave).isSetAside,
  );
  const chosen = seed ?? firstSeed(state);
  const cared = doing.at === 'plant' ? state.plants.find(({ kanji }) => kanji === doing.kanji) : undefined;
  const care = useLater(careLater, cared !== undefined);
  useAhead(careLater);
  const rest = () => {
    settle();
    onDo({ at: 'rest' });
  };
  const careFor = (plant: Plant | undefined) => {
    settle();
    onDo(plant ? { at: 'plant', kanji: plant.kanji } : { at: 'rest' });
  };
  const plant = (place: { readonly x: number; readonly y: number }) => {
    if (!chosen || !liveRun.play({ plant: chosen.kanji, type: chosen.type, ...place })) return;
    setSeed(null);
    rest();
  };

  return (
    <div className="wrap hana">
      {wasSetAside && <Alert tone="note">{t('setAside')}</Alert>}
      <TaskAndBoard
        className="hana__level"
        taskLabel={t('idle.label')}
        verdict={cared && outcome ? (outcome.judgement === 'wrong' ? 'wrong' : 'right') : undefined}
        task={
          cared && !care ? (
            <LoadingState label={t('loading')} />
          ) : cared && care ? (
            <care.Care
              key={`${cared.kanji} ${outcome?.number ?? 0}`}
              state={state}
              plant={cared}
              outcome={outcome}
              onAnswer={(text) => liveRun.play({ answer: cared.kanji, kind: cared.question.kind, text })}
              onAgain={settle}
              onNext={() => careFor(thirstiest(state, cared.kanji))}
              onClose={rest}
            />
          ) : doing.at === 'planting' && chosen ? (
            <Planting state={state} seed={chosen} onChoose={setSeed} onCancel={rest} />
          ) : (
            <Idle
              state={state}
              onPlant={() => onDo({ at: 'planting' })}
              onWater={() => careFor(thirstiest(state))}
              onFinish={() => liveRun.play({ ask: 'finish' })}
            />
          )
        }
        board={
          <Field
            run={liveRun}
            state={state}
            selected={cared?.kanji ?? null}
            planting={doing.at === 'planting'}
            onSelect={careFor}
            onPlant={plant}
          />
        }
        acts={
          <div className="hana__side">
            <Stats state={state} onRules={() => pauses.show('tutorial')} />
            <GameAchievements game="hanazono" heading={t('achievements.heading')} />
          </div>
        }
      />
      <PlantGuide />
      <FormsAhead state={state} />
    </div>
  );
}

/** Fetches the fonts of options before they are asked: one whose font came later would look unlike the others. */
const FormsAhead = ({ state }: { state: State }) => (
  <Kanji form="model" className="hana-options-ahead" aria-hidden="true">
    {[...new Set(state.plants.flatMap(({ question }) => question.options))].join('')}
  </Kanji>
);

/** What is offered first. */
function firstSeed(state: State): Seed | null {
  const [prompt] = offered(state);
  return prompt ? { kanji: prompt.kanji, type: 'sakura' } : null;
}
