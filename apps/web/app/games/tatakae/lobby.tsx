import { askedKanji, toWrite } from '@michi/games/tatakae/asked-kanji';
import { challenges } from '@michi/games/tatakae/challenges';
import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { FrontPage } from '../front-page.tsx';
import './lobby.css';
import { FighterMark, type FighterSide, useNameOf } from './fighter-mark.tsx';
import { useWins } from './wins.ts';

/** Before the battle: who meets, how it goes, and what may have to be written. */
export function Lobby() {
  const t = useTranslations('tatakae');
  const { state } = useLocation();
  const wins = useWins();
  const begun = useSavedLevels('tatakae').includes('classic');
  const asked = useAskedKanji();
  return (
    <FrontPage
      japanese="戦え"
      subtitle={t('lobby.subtitle')}
      heading={t('lobby.heading')}
      lead={t('lobby.lead')}
      howTo={t('lobby.howTo')}
      rules={[t('lobby.rule1'), t('lobby.rule2'), t('lobby.rule3')]}
      ways={
        <>
          {asked !== null && (
            <LocalLink
              className={buttonClass({ variant: 'accent', size: 'lg', block: true })}
              to={toWrite('/tatakae/battle', asked)}
              state={state}
            >
              <Icon name="brush" />
              <span>{markJapanese(t('lobby.startWith', { kanji: asked }))}</span>
            </LocalLink>
          )}
          <LocalLink
            className={buttonClass(
              asked === null
                ? { variant: 'accent', size: 'lg', block: true }
                : { variant: 'line', block: true },
            )}
            to="/tatakae/battle"
            state={state} // a journey that led here goes on after the battle
          >
            <Icon name="brush" />
            {t(begun ? 'lobby.resume' : 'lobby.start')}
          </LocalLink>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {t('lobby.back')}
          </LocalLink>
        </>
      }
    >
      <div className="tat-lobby__side">
        <section className="tat-meeting" aria-label={t('lobby.wins')}>
          <Corner side="learner" wins={wins.learner} />
          <Ja className="tat-meeting__word" aria-hidden="true">
            対
          </Ja>
          <Corner side="rival" wins={wins.rival} />
        </section>
        <p className="soft small">{t('lobby.noBoard')}</p>
        <section aria-labelledby="challenges">
          <h3 id="challenges">{t('lobby.challengesTitle')}</h3>
          <ul className="tat-lobby__kanji">
            {challenges.map(({ id, kanji, strokes, kana, romaji }) => (
              <li key={id}>
                <Masu kanji={kanji} form="model" />
                <b>{t(`meanings.${id}`)}</b>
                <span className="soft">
                  <Ja>{kana}</Ja> {romaji}
                </span>
                <span className="soft num">{t('lobby.strokes', { count: strokes.length })}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </FrontPage>
  );
}

function Corner({ side, wins }: { side: FighterSide; wins: number }) {
  const t = useTranslations('tatakae');
  const name = useNameOf(side);
  return (
    <dl className={`tat-meeting__side tat-meeting__side--${side} num`}>
      <dt>
        <FighterMark side={side} />
        {name}
      </dt>
      <dd>{t.rich('lobby.winCount', { wins, b: (chunks) => <b>{chunks}</b> })}</dd>
    </dl>
  );
}

/** The kanji that the address of the page asks for. Only the browser sees it: null on the server and at hydration. */
function useAskedKanji(): string | null {
  const { search } = useLocation();
  return useHydrated() ? askedKanji(search) : null;
}
