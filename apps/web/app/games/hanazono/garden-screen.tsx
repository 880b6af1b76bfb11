import { seededRandom } from '@michi/game-kit/random';
import { type Garden, gardenSave, growthOf, isGrown } from '@michi/games/hanazono/garden';
import type { Setup } from '@michi/games/hanazono/setup';
import { type Known, visitIn } from '@michi/games/hanazono/visit-setup';
import { Button } from '@michi/ui/button';
import { Kanji } from '@michi/ui/japanese';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { tryLock } from '../../learner/locks.ts';
import { useSave } from '../../learner/use-save.ts';
import './onlooker.css';
import { HanazonoFrame } from './frame.tsx';
import { PlantPicture } from './plant-picture.tsx';
import { useKnown } from './use-known.ts';
import { VisitScreen } from './visit-screen.tsx';

/** The garden, one visit after the other. One tab works in it, the others look on. */
export function GardenScreen() {
  const garden = useSave(gardenSave);
  const isSole = useSoleTab();
  const [number, setNumber] = useState(1);
  if (garden && isSole === false) return <Onlooker garden={garden} />;
  return (
    <Gate key={number} garden={isSole ? garden : null} onAgain={() => setNumber((before) => before + 1)} />
  );
}

interface GateProps {
  /** Null until it may be entered. */
  readonly garden: Garden | null;
  readonly onAgain: () => void;
}

/** A visit, once what is asked in it has been chosen. */
function Gate({ garden, onAgain }: GateProps) {
  const t = useTranslations('hanazono');
  const common = useTranslations('common');
  const { known, retry } = useKnown(garden);
  const setup = useSetup(garden, known === 'failed' ? null : known);
  if (garden && setup && known && known !== 'failed')
    return <VisitScreen setup={setup} known={known} garden={garden} onAgain={onAgain} />;
  return (
    <HanazonoFrame
      subtitle={t('subtitle')}
      back={{ to: '/games', label: common('backToGames') }}
      playing={known !== 'failed'}
    >
      <div className="wrap hana-gate">
        {known === 'failed' ? (
          <ErrorState
            title={t('failed')}
            text={t('failedText')}
            action={
              <Button variant="accent" icon="reset" onClick={retry}>
                {t('retry')}
              </Button>
            }
          />
        ) : (
          <LoadingState label={t('loading')} />
        )}
      </div>
    </HanazonoFrame>
  );
}

/** How the visit begins, chosen once. */
function useSetup(garden: Garden | null, known: Known | null): Setup | null {
  const [setup, setSetup] = useState<Setup | null>(null);
  useEffect(() => {
    if (!garden || !known) return;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    setSetup((before) => before ?? visitIn(garden, known, seededRandom(seed)));
  }, [garden, known]);
  return setup;
}

/** The garden, while another tab works in it. */
function Onlooker({ garden }: { garden: Garden }) {
  const t = useTranslations('hanazono');
  const common = useTranslations('common');
  const growing = Object.entries(garden.plants).filter(([, plant]) => !isGrown(plant));
  return (
    <HanazonoFrame subtitle={t('subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <div className="wrap hana-gate">
        <EmptyState kanji="庭" title={t('onlooker.title')} text={t('onlooker.text')} />
        <ul className="hana-onlooker" aria-label={t('onlooker.growing')}>
          {growing.map(([kanji, plant]) => (
            <li key={kanji}>
              <PlantPicture type={plant.type} growth={growthOf(plant)} />
              <Kanji form="model">{kanji}</Kanji>
            </li>
          ))}
        </ul>
      </div>
    </HanazonoFrame>
  );
}

const lockName = 'kanji-no-michi:run-of-hanazono';
/** A tab that looks on tries so often to take over. */
const retryMs = 1_000;

/** Whether this tab may work in the garden: one does, the others look on until it is closed. Null until that is known. */
function useSoleTab(): boolean | null {
  const [isSole, setSole] = useState<boolean | null>(null);
  useEffect(() => {
    let left = false;
    let release: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const taken = await tryLock(navigator.locks ?? null, lockName);
      if (left) return taken?.();
      release = taken;
      setSole(taken !== null);
      if (!taken) timer = setTimeout(() => void attempt(), retryMs);
    };
    void attempt();
    return () => {
      left = true;
      clearTimeout(timer);
      release?.();
    };
  }, []);
  return isSole;
}
