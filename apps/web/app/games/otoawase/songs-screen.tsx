import type { SongId } from '@michi/games/otoawase/songs';
import { Button } from '@michi/ui/button';
import { Slider } from '@michi/ui/slider';
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isMuted } from '../../audio/settings.ts';
import { liveOutput, useAudioSettings, useInterruption } from '../../audio/use-sound.ts';
import './calibration.css';
import { OtoawaseFrame } from './frame.tsx';
import { mostDelayMs, useSongSettings } from './settings.ts';
import { SongList } from './song-list.tsx';
import { strikeWood } from './sound/clicks.ts';
import { beatMs, listenedBeats, type Measured, measure, tapOf, tappedBeats } from './tapping.ts';
import { useBank } from './use-bank.ts';
import { useListening } from './use-song-sound.ts';
import './songs-screen.css';

/** Where songs are chosen, listened to, and fitted to the sound of this device. */
export function SongsScreen() {
  const t = useTranslations('otoawase');
  const common = useTranslations('common');
  const [listening, setListening] = useState<SongId | null>(null);
  const [isTapping, setTapping] = useState(false);
  const { delayMs } = useSongSettings();
  const bank = useBank(listening);
  useListening(isTapping ? null : listening, bank, delayMs, () => setListening(null));
  const tap = (tapping: boolean) => {
    setTapping(tapping);
    if (tapping) setListening(null);
  };
  return (
    <OtoawaseFrame
      subtitle={t('songList.eyebrow')}
      back={{ to: '/games', label: common('backToGames') }}
      music={listening !== null || isTapping ? null : undefined}
    >
      <div className="oto-screen wrap">
        <SongList listening={listening} onListen={setListening} />
        <Calibration isTapping={isTapping} onTapping={tap} />
      </div>
    </OtoawaseFrame>
  );
}

const signed = { signDisplay: 'exceptZero' } as const;

interface CalibrationProps {
  readonly isTapping: boolean;
  readonly onTapping: (isTapping: boolean) => void;
}

/** Fits the game to what this device lets be heard, and to whoever plays. */
function Calibration({ isTapping, onTapping }: CalibrationProps) {
  const t = useTranslations('otoawase.calibration');
  const format = useFormatter();
  const settings = useSongSettings();
  const headingId = useId();
  const { offs, measured, isMute, start, tap } = useTapping(isTapping, onTapping);
  const beats = Array.from({ length: tappedBeats }, (_, beat) => beat);
  const ms = (value: number) => t('ms', { ms: format.number(value, signed) });
  return (
    <section className="oto-fit sheet" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{t('title')}</h2>
        <p className="small soft">{t('text')}</p>
      </div>
      <ol className="oto-fit__beats" aria-hidden="true">
        {beats.map((beat) => (
          <li
            key={beat}
            className={offs.has(beat) ? 'is-on' : undefined}
            style={{ '--off': `${(offs.get(beat) ?? 0) / 8}px` } as CSSProperties}
          >
            <i />
            <span className="num">{beat + 1}</span>
          </li>
        ))}
      </ol>
      <div className="oto-fit__controls">
        {isTapping ? (
          <Button
            variant="game"
            size="lg"
            block
            icon="music"
            onPointerDown={(event) => tap(event.timeStamp)}
            onKeyDown={(event) => {
              if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) tap(event.timeStamp);
            }}
          >
            {t('tap')}
          </Button>
        ) : (
          <Button variant="game" size="lg" block icon="music" onClick={start}>
            {t('start')}
          </Button>
        )}
        <Slider
          label={t('delay')}
          min={-mostDelayMs}
          max={mostDelayMs}
          value={settings.delayMs}
          output={ms(settings.delayMs)}
          onValueChange={(delayMs) => settings.change({ delayMs })}
        />
        <p className="small soft" role="status">
          {isMute && <span>{t('mute')}</span>}
          {isTapping && <span>{t('tapping')}</span>}
          {!isTapping && measured && (
            <span>{t('measured', { delay: ms(measured.delayMs), spread: measured.spreadMs })}</span>
          )}
          {!isTapping && measured === null && offs.size > 0 && <span>{t('tooFew')}</span>}
        </p>
      </div>
    </section>
  );
}

/** The menu's music has faded by then. */
const silenceMs = 1_200;
/** The last tap may come so late. */
const graceMs = 400;

/** Tapping along with struck wood; what it says of the device's delay is kept at its end. */
function useTapping(isTapping: boolean, onTapping: (isTapping: boolean) => void) {
  const { change } = useSongSettings();
  const { settings } = useAudioSettings('otoawase');
  const [offs, setOffs] = useState<ReadonlyMap<number, number>>(new Map());
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [isMute, setMute] = useState(false);
  const firstBeat = useRef(0);

  const end = useEffectEvent(() => {
    const outcome = measure([...offs.values()]);
    setMeasured(outcome);
    if (outcome) change({ delayMs: outcome.delayMs });
    onTapping(false);
  });
  useEffect(() => {
    const output = isTapping ? liveOutput() : null;
    if (!output) return;
    const from = performance.now() + silenceMs;
    firstBeat.current = from + listenedBeats * beatMs;
    const silence = strikeWood(output, from, beatMs, listenedBeats + tappedBeats);
    const timer = setTimeout(() => end(), silenceMs + (listenedBeats + tappedBeats) * beatMs + graceMs);
    return () => {
      clearTimeout(timer);
      silence();
    };
  }, [isTapping]);
  // what is not heard cannot be measured
  useInterruption(() => isTapping && onTapping(false));

  const start = () => {
    const canBeHeard = liveOutput() !== null && settings.musicEnabled && !isMuted(settings);
    setMute(!canBeHeard);
    setOffs(new Map());
    setMeasured(null);
    if (canBeHeard) onTapping(true);
  };
  const tap = useCallback((madeAt: number) => {
    const tapped = tapOf(madeAt, firstBeat.current);
    if (tapped) setOffs((before) => new Map(before).set(tapped.beat, tapped.off));
  }, []);
  return { offs, measured, isMute, start, tap };
}
