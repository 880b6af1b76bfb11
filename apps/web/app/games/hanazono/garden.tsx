import { gardenSave, type Garden as StoredGarden } from '@michi/games/hanazono/garden';
import { needOf, plantTypeIds, plantTypes } from '@michi/games/hanazono/plant-types';
import {
  isAsked,
  isDue,
  type Move,
  offered,
  type Plant,
  type State,
  sumsIn,
} from '@michi/games/hanazono/rules';
import type { Setup } from '@michi/games/hanazono/setup';
import { Alert } from '@michi/ui/alert';
import { Icon } from '@michi/ui/icon';
import { Ja, Kanji } from '@michi/ui/japanese';
import { LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import { GameAchievements } from '../game-achievements.tsx';
import type { OpenLevel } from '../played-level.tsx';
import { TaskAndBoard } from '../task-and-board.tsx';
import { Announcer } from './announcer.tsx';
import type { Doing } from './doing.ts';
import { Field } from './field.tsx';
import { Idle } from './idle.tsx';
import { PlantPicture } from './plant-picture.tsx';
import { Planting, type Seed } from './planting.tsx';
import { Resting } from './resting.tsx';
import { Stats } from './stats.tsx';
import { useShownOutcome } from './use-shown-outcome.ts';
import './plant-guide.css';

/** What a plant asks: nobody needs it before there is a plant. */
const careLater = later(() => import('./care.tsx'));

export interface GardenProps {
  readonly level: OpenLevel<Setup, State, Move, 'tutorial'>;
  readonly doing: Doing;
  readonly onDo: (doing: Doing) => void;
  /** The garden as it is stored. */
  readonly garden: StoredGarden;
  /** The learner goes on the tour, and comes back. */
  readonly onTour: () => void;
}

/** The garden and what is done in it, in one view; below it what is seldom looked at. */
export function Garden({ level, doing, onDo, garden, onTour }: GardenProps) {
  const t = useTranslations('hanazono');
  const { liveRun, state, pauses } = level;
  const [seed, setSeed] = useState<Seed | null>(null);
  const { outcome, settle } = useShownOutcome(state);
  const [wasSetAside] = useState(
    () => sumsIn(state).planted === 0 && new SaveStore(browserStore(), gardenSave).isSetAside,
  );
  const chosen = seed ?? firstSeed(state);
  const cared = doing.at === 'plant' ? state.plants.find(({ kanji }) => kanji === doing.kanji) : undefined;
  const asks = cared !== undefined && (outcome !== null || isAsked(cared));
  const hidden = asks && !outcome && cared.question.kind === 'writing' ? cared.kanji : null;
  const next = nextAsked(state, cared?.kanji);
  const care = useLater(careLater, asks);
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
          cared && !asks ? (
            <Resting state={state} plant={cared} onClose={rest} />
          ) : cared && !care ? (
            <LoadingState label={t('loading')} />
          ) : cared && care ? (
            <care.Care
              key={`${cared.kanji} ${outcome?.number ?? 0}`}
              state={state}
              plant={cared}
              outcome={outcome}
              hasNext={next !== undefined}
              onAnswer={(text) => liveRun.play({ answer: cared.kanji, kind: cared.question.kind, text })}
              onContest={() => liveRun.play({ ask: 'wasRight' })}
              onAgain={settle}
              onNext={() => careFor(next)}
              onClose={rest}
              onTour={onTour}
            />
          ) : doing.at === 'planting' && chosen ? (
            <Planting state={state} seed={chosen} onChoose={setSeed} onCancel={rest} />
          ) : (
            <Idle
              state={state}
              onPlant={() => onDo({ at: 'planting' })}
              onWater={() => careFor(next)}
              onFinish={() => liveRun.play({ ask: 'finish' })}
              onTour={onTour}
            />
          )
        }
        board={
          <Field
            run={liveRun}
            state={state}
            selected={cared?.kanji ?? null}
            hidden={hidden}
            garden={garden}
            planting={doing.at === 'planting'}
            onSelect={careFor}
            onPlant={plant}
          />
        }
        acts={
          <div className="hana__side">
            <Stats state={state} onRules={() => pauses.show('tutorial')} />
            <GameAchievements
              game="hanazono"
              heading={t('achievements.heading')}
              hidden={hidden}
              underWay={state.done ? [] : liveRun.events}
            />
          </div>
        }
      />
      <PlantGuide hidden={hidden} />
      <Announcer state={state} stopped={level.stopped} run={liveRun} hidden={hidden} />
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

/** The plant that is asked next, those that are due first, then the thirstiest; `but` comes last. None where all rest. */
function nextAsked({ plants }: State, but?: string): Plant | undefined {
  const order = (plant: Plant) => [Number(plant.kanji === but), Number(!isDue(plant)), need(plant)];
  return plants.filter(isAsked).sort((one, other) => compare(order(one), order(other)))[0];
}

const need = ({ water, sun }: Plant) => Math.min(water, sun);

/** Compares by the first place in which two differ. */
const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, place) => value - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

const title = '草木帖';

/** The five plants in every step of their growth; drawn once it is opened. `hidden` is the kanji whose form is asked. */
function PlantGuide({ hidden }: { hidden: string | null }) {
  const t = useTranslations('hanazono');
  const [open, setOpen] = useState(false);
  return (
    <details className="panel hana-guide" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t('plantGuide.heading')}</span> <Ja className="soft">{title.replace(hidden ?? '', '')}</Ja>
        <Icon name="down" />
      </summary>
      {open && (
        <>
          <p className="small soft">{t('plantGuide.lead')}</p>
          <ul>
            {plantTypeIds.map((type) => (
              <li key={type}>
                <div>
                  <h3>{t(`plants.${type}`)}</h3>
                  <p className="tiny soft">
                    {t('planting.needs', {
                      type: t(`plants.${type}`),
                      most: plantTypes[type].maxGrowth,
                      water: needOf(plantTypes[type].waterNeed),
                      sun: needOf(plantTypes[type].sunNeed),
                    })}
                  </p>
                </div>
                <ol aria-label={t('plantGuide.stages', { type: t(`plants.${type}`) })}>
                  {Array.from({ length: plantTypes[type].maxGrowth }, (_, index) => index + 1).map(
                    (stage) => (
                      <li key={stage}>
                        <PlantPicture type={type} growth={stage} />
                        <span className="num">
                          {t(stage === plantTypes[type].maxGrowth ? 'plantGuide.ripe' : 'plantGuide.stage', {
                            stage,
                          })}
                        </span>
                      </li>
                    ),
                  )}
                </ol>
              </li>
            ))}
          </ul>
          <p className="small soft hana-guide__seed">
            <Icon className="hana-guide__leaf" name="leaf" size="sm" />
            {t('plantGuide.seed')}
          </p>
        </>
      )}
    </details>
  );
}
