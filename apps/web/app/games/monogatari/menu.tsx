import { emptyPanel, type Panel } from '@michi/games/monogatari/story';
import { Alert } from '@michi/ui/alert';
import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { useTranslations } from 'use-intl';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations } from '../../learner/use-creations.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { GameAchievements } from '../game-achievements.tsx';
import { MonogatariFrame } from './frame.tsx';
import { Picture } from './picture.tsx';
import { StoryActs } from './story-acts.tsx';
import { isPublished, type StoryCreation, storyKind, titleOf, written } from './story-kind.ts';
import { Tutorial } from './tutorial.tsx';
import { isWhole } from './use-story-editor.ts';
import './menu.css';
import './story-list.css';

/** The first screen: what lies on the desk, what is published, and how it is done. */
export function Menu() {
  const t = useTranslations('monogatari.menu');
  const editor = useTranslations('monogatari.editor');
  const { creations, newer, failed } = useCreations(storyKind);
  const isGuest = useSession() === null;
  const drafts = creations?.filter((creation) => !isPublished(creation)) ?? null;
  const published = creations?.filter(isPublished) ?? null;
  const refused = creations?.filter((creation) => creation.refused !== null) ?? [];
  return (
    <MonogatariFrame page="menu">
      <div className="wrap mng mng-menu">
        <div className="mng-menu__head">
          <Eyebrow japanese="物語">{t('eyebrow')}</Eyebrow>
          <h2>{t('heading')}</h2>
          <p className="soft">{t('lead')}</p>
          <LocalLink className={buttonClass({ variant: 'accent' })} to="/monogatari/new">
            {t('new')}
          </LocalLink>
        </div>
        {newer.length > 0 && <Alert role="status">{editor('newer')}</Alert>}
        {failed && <Alert tone="bad">{t('failed')}</Alert>}
        {refused[0] && (
          <Alert role="status">
            <strong>{t('onlyHere', { count: refused.length })}</strong> {refused[0].refused}
          </Alert>
        )}
        <StoryList id="mng-desk" heading={t('desk')} empty={t('deskEmpty')} creations={drafts} />
        <StoryList id="mng-stories" heading={t('stories')} empty={t('noStories')} creations={published} />
        {creations !== null && isGuest && <p className="small soft">{t('guest')}</p>}
        <GameAchievements game="monogatari" heading={t('achievements')} />
        <Tutorial />
      </div>
    </MonogatariFrame>
  );
}

interface StoryListProps {
  readonly id: string;
  readonly heading: string;
  /** What is said when there is none. */
  readonly empty: string;
  /** Null while they are not known yet. */
  readonly creations: readonly StoryCreation[] | null;
}

const coverSize = { width: 700, height: 700 };

/** The panel that shows most of a story. */
const coverOf = (panels: readonly Panel[]): Panel =>
  panels.find((panel) => panel.figures.length > 0 && panel.background !== null) ??
  panels.find((panel) => panel.figures.length > 0 || panel.background !== null) ??
  emptyPanel;

/** Stories side by side, each with what can be done with it. */
function StoryList({ id, heading, empty, creations }: StoryListProps) {
  return (
    <section className="mng-stories" aria-labelledby={id} aria-busy={creations === null || undefined}>
      <h2 id={id}>{heading}</h2>
      {creations !== null && creations.length === 0 && <p className="soft">{empty}</p>}
      <ul>
        {creations?.map((creation) => (
          <Story key={creation.name} creation={creation} />
        ))}
      </ul>
    </section>
  );
}

function Story({ creation }: { readonly creation: StoryCreation }) {
  const t = useTranslations('monogatari');
  const formatDate = useDateFormat();
  const { content, changedAt, copyOf, name, refused } = creation;
  const { panels, published, template } = content;
  const title = titleOf(content);
  const date = formatDate(new Date(changedAt), {
    ...{ day: 'numeric', month: 'long' },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const state = published
    ? t('menu.story', { panels: panels.length, points: published.score })
    : t('menu.draft', { done: panels.filter(isWhole).length, all: panels.length });
  return (
    <li>
      <LocalLink to={`/monogatari/${isPublished(creation) ? 'read' : 'draw'}?story=${idOf(name)}`}>
        <span className="mng-stories__cover">
          <Picture panel={coverOf(panels)} size={coverSize} />
        </span>
        <span className="mng-stories__text">
          <b {...written(title)}>{title}</b>
          <span className="small">{t(`templates.${template}.title`)}</span>
          <span className="small soft num">
            {state} · {date}
          </span>
          {copyOf !== null && <span className="small soft">{t('menu.copyOf')}</span>}
          {refused !== null && <span className="small soft">{t('menu.here')}</span>}
        </span>
      </LocalLink>
      <details>
        <summary aria-label={t('collection.actions', { title })}>{t('editor.more')}</summary>
        <StoryActs creation={creation} onDeleted={() => {}} />
      </details>
    </li>
  );
}
