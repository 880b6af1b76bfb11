import {
  type Background,
  type Expression,
  emptyPanel,
  type Panel,
  type Person,
} from '@michi/games/monogatari/story';
import { type TemplateId, templates } from '@michi/games/monogatari/templates';
import { Button, buttonClass } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja, japanese } from '@michi/ui/japanese';
import { Stars } from '@michi/ui/stars';
import { useToast } from '@michi/ui/toast';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations } from '../../learner/use-creations.ts';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { MonogatariFrame } from './frame.tsx';
import { Furigana } from './furigana.tsx';
import { Koma } from './koma.tsx';
import { Picture } from './picture.tsx';
import { RequiredKanji } from './required-kanji.tsx';
import { isPublished, newStory, storyKind } from './story-kind.ts';
import './templates-screen.css';
import { isWhole } from './use-story-editor.ts';

const steps = [
  ['choose', '一'],
  ['draw', '二'],
  ['publish', '三'],
] as const;
const genreSigns = { everyday: '日常', comedy: '喜劇', drama: '人情', fantasy: '幻想' } as const;

const cover = (background: Background, who: Person, expression: Expression): Panel => ({
  ...emptyPanel,
  background,
  figures: [{ who, expression, x: 420, y: 1_020, size: 720, turn: 0, mirrored: false }],
});
const covers: Readonly<Record<TemplateId, Panel>> = {
  umbrella: cover('tatami', 'ken', 'sorrow'),
  cat: cover('platform', 'tama', 'calm'),
  letter: cover('beach', 'haruka', 'sorrow'),
  festival: cover('alley', 'kawataro', 'joy'),
};
const coverSize = { width: 900, height: 900 };

/** The four pages that wait for their story. */
export function TemplatesScreen() {
  const t = useTranslations('monogatari.templates');
  const menu = useTranslations('monogatari.menu');
  const collection = useTranslations('monogatari.collection');
  const genres = useTranslations('monogatari.genres');
  const { creations } = useCreations(storyKind);
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const toast = useToast();
  const bold = (chunks: ReactNode) => <b className="num">{chunks}</b>;
  /** A page beside the one that lies on the desk already. */
  async function another(id: TemplateId): Promise<void> {
    try {
      const store = await browserLearner().creations();
      const { name } = await store.write(store.newName(storyKind.name), storyKind.format, newStory(id), null);
      void navigate(pathOf(`/monogatari/draw?story=${idOf(name)}`));
    } catch (error) {
      console.warn('a story could not be kept', error);
      toast({ tone: 'bad', title: collection('full') });
    }
  }

  return (
    <MonogatariFrame page="templates">
      <div className="wrap mng mng-templates">
        <div className="mng-templates__head">
          <div>
            <Eyebrow japanese="物語">{t('eyebrow')}</Eyebrow>
            <h2>{t('heading')}</h2>
            <p className="soft">{t('lead')}</p>
          </div>
          <ol>
            {steps.map(([step, sign]) => (
              <li key={step}>
                <Ja aria-hidden="true">{sign}</Ja>
                <p>
                  <b>{t(`steps.${step}.name`)}</b> {t(`steps.${step}.text`)}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <ul className="mng-templates__list">
          {templates.map(({ id, genre, difficulty, panelCount, requiredKanji, title }) => {
            const name = t(`${id}.title`);
            const draft = creations?.find(
              (creation) => creation.content.template === id && !isPublished(creation),
            );
            return (
              <li key={id} className={classNames('mng-template', draft && 'is-draft')}>
                <div className="mng-template__cover">
                  <Picture panel={covers[id]} size={coverSize} />
                  <p className="mng-template__slip" {...japanese}>
                    <Furigana text={title} />
                  </p>
                  <Koma count={panelCount} />
                </div>
                <div className="mng-template__text">
                  <h3>{name}</h3>
                  <p className="mng-template__facts small soft">
                    <span>
                      <Ja>{genreSigns[genre]}</Ja> {genres(genre)}
                    </span>
                    <span className="num">{t('panels', { count: panelCount })}</span>
                    <Stars value={difficulty} label={t('difficulty', { stars: difficulty })} />
                  </p>
                  <p className="small">{t(`${id}.hook`)}</p>
                  <p className="small soft">{t(`${id}.synopsis`)}</p>
                  <p className="label">{t.rich('required', { count: requiredKanji.length, b: bold })}</p>
                  <RequiredKanji kanji={requiredKanji} />
                  {draft && (
                    <p className="small soft mng-template__draft num">
                      <Icon name="pen" size="sm" />
                      {menu('draft', {
                        done: draft.content.panels.filter(isWhole).length,
                        all: panelCount,
                      })}
                    </p>
                  )}
                  {draft && (
                    <Button variant="line" block onClick={() => void another(id)}>
                      {menu('new')}
                    </Button>
                  )}
                  <LocalLink
                    className={buttonClass({ variant: draft ? 'accent' : 'game', block: true })}
                    to={`/monogatari/draw/${id}`}
                    aria-label={t(draft ? 'goOnOf' : 'startOf', { title: name })}
                  >
                    {t(draft ? 'goOn' : 'start')}
                  </LocalLink>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </MonogatariFrame>
  );
}
