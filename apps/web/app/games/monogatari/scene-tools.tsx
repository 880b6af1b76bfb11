import {
  backgrounds,
  type Expression,
  emotions,
  emptyPanel,
  expressions,
  type Figure,
  type Panel,
  type Person,
  people,
} from '@michi/games/monogatari/story';
import { Ja } from '@michi/ui/japanese';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useSameAct } from '../../lib/react/use-same-act.ts';
import { Picture } from './picture.tsx';
import './scene-tools.css';
import { ThingTools } from './thing-tools.tsx';
import { useNames } from './use-names.ts';
import type { StoryEditor } from './use-story-editor.ts';

export interface ToolProps {
  readonly editor: StoryEditor;
}

const expressionSigns = { joy: '喜', anger: '怒', sorrow: '哀', calm: '楽' } as const;
const personNames = { haruka: '春香', ken: '健', ume: '梅', tama: '玉', kawataro: '川太郎' } as const;
const emotionSigns = { still: '静', cheerful: '喜', tense: '緊', sad: '哀' } as const;

const portraitSize = { width: 600, height: 660 };
const sceneSize = { width: 900, height: 660 };
const moodSize = { width: 500, height: 500 };

const portrait = (who: Person, expression: Expression): Panel => ({
  ...emptyPanel,
  figures: [{ who, expression, x: 500, y: 1_000, size: 960, turn: 0, mirrored: false }],
});
const everybody = people.map((who) => ({
  who,
  faces: expressions.map((expression) => ({ expression, panel: portrait(who, expression) })),
}));
const scenes = [null, ...backgrounds].map((background) => ({
  background,
  panel: { ...emptyPanel, background },
}));
const moods = emotions.map((emotion) => ({ emotion, panel: { ...emptyPanel, emotion } }));

/** Who may come into the picture, with each face, and where they stand. */
export function FigureTools({ editor }: ToolProps) {
  const t = useTranslations('monogatari');
  const names = useNames();
  const { figure, chosen } = editor;
  const cast = useSameAct(editor.cast);
  return (
    <>
      <div className="mng-head">
        <h3 id="mng-figure">{t('figure.heading')}</h3>
        <p className="small soft">
          {figure ? names.figure(figure) : t('editor.panelShort', { panel: editor.current + 1 })}
        </p>
      </div>
      <Cast figure={figure} onCast={cast} />
      {figure && chosen ? (
        <ThingTools thing={chosen} editor={editor} />
      ) : (
        <p className="small soft mng-hint">{t('figure.hint')}</p>
      )}
    </>
  );
}

interface CastProps {
  /** The one who is chosen. */
  readonly figure: Figure | undefined;
  readonly onCast: (who: Person, expression: Expression) => void;
}

/** Everybody with each of their faces, which stay as they are while one types. */
const Cast = memo(function Cast({ figure, onCast }: CastProps) {
  const names = useNames();
  return (
    <div className="mng-cast">
      <span />
      {expressions.map((expression) => (
        <p key={expression} className="mng-cast__face" aria-hidden="true">
          <Ja>{expressionSigns[expression]}</Ja>
          {names.expression(expression)}
        </p>
      ))}
      {everybody.flatMap(({ who, faces }) => [
        <p key={who} className="mng-cast__name">
          {names.person(who)}
          <Ja>{personNames[who]}</Ja>
        </p>,
        ...faces.map(({ expression, panel }) => (
          <button
            key={`${who} ${expression}`}
            type="button"
            className="mng-cast__button"
            aria-pressed={figure?.who === who && figure.expression === expression}
            aria-label={names.figure({ who, expression })}
            onClick={() => onCast(who, expression)}
          >
            <Picture panel={panel} size={portraitSize} />
          </button>
        )),
      ])}
    </div>
  );
});

export function BackgroundTools({ editor }: ToolProps) {
  const onChoose = useSameAct((background: Panel['background']) =>
    editor.put({ ...editor.panel, background }),
  );
  return <Scenes chosen={editor.panel.background} onChoose={onChoose} />;
}

interface ChoiceProps<Choice> {
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

const Scenes = memo(function Scenes({ chosen, onChoose }: ChoiceProps<Panel['background']>) {
  const t = useTranslations('monogatari');
  const names = useNames();
  return (
    <>
      <h3 id="mng-background">{t('background.heading')}</h3>
      <div className="mng-scenes">
        {scenes.map(({ background, panel }) => (
          <button
            key={background ?? 'none'}
            type="button"
            aria-pressed={chosen === background}
            onClick={() => onChoose(background)}
          >
            <span>
              <Picture panel={panel} size={sceneSize} />
            </span>
            {names.background(background)}
          </button>
        ))}
      </div>
    </>
  );
});

export function EmotionTools({ editor }: ToolProps) {
  const onChoose = useSameAct((emotion: Panel['emotion']) => editor.put({ ...editor.panel, emotion }));
  return <Moods chosen={editor.panel.emotion} onChoose={onChoose} />;
}

const Moods = memo(function Moods({ chosen, onChoose }: ChoiceProps<Panel['emotion']>) {
  const t = useTranslations('monogatari');
  const names = useNames();
  return (
    <>
      <h3 id="mng-emotion">{t('emotion.heading')}</h3>
      <div className="mng-moods">
        {moods.map(({ emotion, panel }) => (
          <button
            key={emotion}
            type="button"
            aria-pressed={chosen === emotion}
            onClick={() => onChoose(emotion)}
          >
            <span>
              <Picture panel={panel} size={moodSize} />
              <Ja aria-hidden="true">{emotionSigns[emotion]}</Ja>
            </span>
            {names.emotion(emotion)}
          </button>
        ))}
      </div>
    </>
  );
});
