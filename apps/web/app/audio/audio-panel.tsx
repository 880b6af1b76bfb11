import type { GameId } from '@michi/games/catalogue';
import { Button } from '@michi/ui/button';
import { Slider } from '@michi/ui/slider';
import { Toggle } from '@michi/ui/toggle';
import type { KeyboardEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import './audio-panel.css';
import { type AudioSettings, fromPercent, toPercent } from './settings.ts';
import { playEffect, useAudioSettings } from './use-sound.ts';

type VolumeName = 'masterVolume' | 'musicVolume' | 'sfxVolume';

interface PanelProps {
  readonly game: GameId;
}

/** The three things one changes most: both switches and the overall volume. */
export function CompactAudioPanel({ game }: PanelProps) {
  return (
    <div className="audio-panel">
      <MusicSwitch game={game} />
      <EffectsSwitch game={game} />
      <Volume game={game} name="masterVolume" />
    </div>
  );
}

/** Every volume and switch of a game's sound, and the way back to its defaults. */
export function AudioPanel({ game }: PanelProps) {
  const t = useTranslations('audio');
  const { reset } = useAudioSettings(game);
  return (
    <div className="audio-panel">
      <Volume game={game} name="masterVolume" />
      <div className="audio-panel__kind">
        <MusicSwitch game={game} />
        <Volume game={game} name="musicVolume" />
      </div>
      <div className="audio-panel__kind">
        <EffectsSwitch game={game} />
        <Volume game={game} name="sfxVolume" />
      </div>
      <p className="small soft">{t('kept')}</p>
      <Button variant="line" icon="reset" onClick={reset}>
        {t('reset')}
      </Button>
    </div>
  );
}

function MusicSwitch({ game }: PanelProps) {
  const t = useTranslations('audio');
  const { settings, change } = useAudioSettings(game);
  return (
    <Toggle
      label={t('music')}
      checked={settings.musicEnabled}
      onCheckedChange={(musicEnabled) => change({ musicEnabled })}
    />
  );
}

function EffectsSwitch({ game }: PanelProps) {
  const t = useTranslations('audio');
  const { settings, change } = useAudioSettings(game);
  return (
    <Toggle
      label={t('effects')}
      checked={settings.sfxEnabled}
      onCheckedChange={(sfxEnabled) => change({ sfxEnabled })}
    />
  );
}

const labels = { masterVolume: 'master', musicVolume: 'musicVolume', sfxVolume: 'effectsVolume' } as const;

const movingKeys = /^(?:Arrow|Page|Home|End)/;

/** One volume. Letting go of it lets an effect be heard, to judge it by. */
function Volume({ game, name }: PanelProps & { readonly name: VolumeName }) {
  const t = useTranslations('audio');
  const format = useFormatter();
  const { settings, change } = useAudioSettings(game);
  const sample = () => playEffect('correct');
  const released = (event: KeyboardEvent) => {
    if (movingKeys.test(event.key)) sample();
  };
  return (
    <Slider
      label={t(labels[name])}
      value={toPercent(settings[name])}
      output={format.number(settings[name], { style: 'percent' })}
      onValueChange={(place) => change({ [name]: fromPercent(place) } satisfies Partial<AudioSettings>)}
      {...(name !== 'musicVolume' && { onPointerUp: sample, onKeyUp: released })}
    />
  );
}
