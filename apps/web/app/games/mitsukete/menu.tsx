import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AudioDialog } from '../../audio/audio-dialog.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { FrontPage } from '../front-page.tsx';
import './menu.css';

/** A small board by rows, no kanji twice in one. */
const sample = ['見木本', '木休見', '本見木'];
const found = '木';

/** The first screen: what the game is, and the ways on. */
export function Menu() {
  const t = useTranslations('mitsukete.menu');
  const audio = useTranslations('audio');
  const [audioOpen, setAudioOpen] = useState(false);
  return (
    <FrontPage
      japanese="見つけて"
      subtitle={t('subtitle')}
      heading={t('heading')}
      lead={t('lead')}
      howTo={t('howTo')}
      rules={[t('rule1'), t('rule2'), t('rule3')]}
      ways={
        <>
          <LocalLink
            className={buttonClass({ variant: 'accent', size: 'lg', block: true })}
            to="/mitsukete/levels"
          >
            <Icon name="play" />
            {t('start')}
          </LocalLink>
          <LocalLink className={buttonClass({ variant: 'line', block: true })} to="/mitsukete/day">
            <Icon name="sun" />
            {t('day')}
          </LocalLink>
          <LocalLink className={buttonClass({ variant: 'line', block: true })} to="/mitsukete/leaderboard">
            <Icon name="trophy" />
            {t('leaderboard')}
          </LocalLink>
          <Button variant="line" block icon="sound" onClick={() => setAudioOpen(true)}>
            {audio('title')}
          </Button>
          <AudioDialog game="mitsukete" open={audioOpen} onClose={() => setAudioOpen(false)} />
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {t('back')}
          </LocalLink>
        </>
      }
    >
      <div className="mit-menu__sheet" aria-hidden="true">
        {sample.flatMap((row) =>
          [...row].map((kanji) => (
            <Masu key={row + kanji} kanji={kanji} className={kanji === found ? 'is-found' : undefined} />
          )),
        )}
      </div>
    </FrontPage>
  );
}
