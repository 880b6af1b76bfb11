import { Button } from '@michi/ui/button';
import { Slider } from '@michi/ui/slider';
import { type CSSProperties, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import './calibration.css';
import { mostDelayMs, useSongSettings } from './settings.ts';
import { tappedBeats } from './tapping.ts';
import { useTapping } from './use-tapping.ts';

const signed = { signDisplay: 'exceptZero' } as const;

export interface CalibrationProps {
  readonly isTapping: boolean;
  readonly onTapping: (isTapping: boolean) => void;
}

/** Fits the game to what this device lets be heard, and to whoever plays. */
export function Calibration({ isTapping, onTapping }: CalibrationProps) {
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
