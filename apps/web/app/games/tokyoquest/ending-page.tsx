import { lastQuest, questOf, quests } from '@michi/games/tokyoquest/quests';
import { isDone, isStoryOver, metKanji, type StoredWalk, secondWalk } from '@michi/games/tokyoquest/walk';
import { Button, buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { EmptyState, LoadingState } from '@michi/ui/state';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { Head } from './drawings/head.tsx';
import { Scene } from './drawings/scene.tsx';
import './ending-page.css';
import { TokyoFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { KanjiList } from './kanji-list.tsx';
import { changeWalk, useWalk } from './use-walk.ts';

/** The end of the story: what was learned, who was met, and the way to walk it again. */
export function EndingPage() {
  const t = useTranslations('tokyoquest');
  const walk = useWalk();
  // who has begun to walk again has seen it
  const isOver = walk !== null && (isStoryOver(walk) || walk.walk === 2);
  return (
    <TokyoFrame subtitle={t('ending.title')} back={{ to: '/tokyoquest', label: t('backToMap') }}>
      <PageHead title={t('ending.pageTitle')} description={t('ending.description')} />
      <div className="wrap tq-ending">
        {walk === null ? (
          <LoadingState label={t('loading')} />
        ) : isOver ? (
          <StoryEnd walk={walk} />
        ) : (
          <EmptyState
            kanji="山"
            title={t('ending.notYet')}
            text={t('ending.notYetText', { quest: t(`quests.${lastQuest}`) })}
            action={
              <LocalLink className={buttonClass({ variant: 'accent' })} to={`/tokyoquest/${walk.place}`}>
                {t('map.goOn')}
              </LocalLink>
            }
          />
        )}
      </div>
    </TokyoFrame>
  );
}

function StoryEnd({ walk }: { walk: StoredWalk }) {
  const t = useTranslations('tokyoquest');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const met = metKanji(walk);
  const left = quests.filter(({ id }) => !isDone(walk, id)).length;
  const again = () => {
    changeWalk(secondWalk);
    void navigate(localPath('/tokyoquest/shibuya'));
  };
  const canWalkAgain = walk.walk === 1;
  return (
    <>
      <Hud walk={walk} />
      <section className="tq-ending__s sheet sheet--rule">
        <div className="tq-ending__scene">
          <Scene place={questOf(lastQuest).place} fit="xMidYMin slice" />
        </div>
        <Eyebrow japanese="日の出">{t('ending.eyebrow')}</Eyebrow>
        <h2>{t('ending.title')}</h2>
        <p>{t('ending.text')}</p>
        <ul className="tq-ending__people">
          {quests
            .filter(({ id }) => isDone({ ...walk, walk: 1 }, id))
            .filter(({ giver }, index, all) => all.findIndex((each) => each.giver === giver) === index)
            .map(({ giver }) => (
              <li key={giver}>
                <Head who={giver} mood="ki" />
                <b>{t(`persons.${giver}.name`)}</b>
              </li>
            ))}
        </ul>
      </section>
      <section className="panel tq-ending__again">
        <h2>{t('ending.againTitle')}</h2>
        {canWalkAgain ? (
          <>
            <p>{t('ending.againText')}</p>
            {left > 0 && <p className="small soft">{t('ending.open', { count: left })}</p>}
            <Button variant="accent" onClick={again}>
              {t('ending.again')}
            </Button>
          </>
        ) : isStoryOver(walk) ? (
          <p>{t('ending.twice')}</p>
        ) : (
          <LocalLink className={buttonClass({ variant: 'accent' })} to={`/tokyoquest/${walk.place}`}>
            {t('map.goOn')}
          </LocalLink>
        )}
      </section>
      <section className="panel tq-ending__learned">
        <h2>{t('ending.learned', { count: met.length })}</h2>
        <KanjiList kanji={met} />
      </section>
    </>
  );
}
