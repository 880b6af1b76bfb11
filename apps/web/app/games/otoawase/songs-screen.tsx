import type { SongId } from '@michi/games/otoawase/songs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Calibration } from './calibration.tsx';
import { OtoawaseFrame } from './frame.tsx';
import { useSongSettings } from './settings.ts';
import { SongList } from './song-list.tsx';
import './songs-screen.css';
import { useBank } from './use-bank.ts';
import { useListening } from './use-song-sound.ts';

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
