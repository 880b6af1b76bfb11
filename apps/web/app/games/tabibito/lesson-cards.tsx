import type { LessonKanji, ListedPath, ModuleKanji, StartedModule } from '@michi/contracts/tabibito';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { toHiragana, toRomaji } from '@michi/kanji/romaji';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja, japanese } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import type { Answered } from '../../features/next-steps/steps-after.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { Meaning } from '../../lib/language/meaning.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { later, useTried } from '../../lib/react/use-later.ts';
import '@michi/ui/drawn.css';
import './scene-picture.css';
import { KanjiList } from './module-parts.tsx';
import { box, type Scene } from './scenes/shapes.ts';
import { StrokeOrder } from './stroke-order.tsx';
import type { Strokes } from './use-strokes.ts';

interface CardProps {
  readonly headingId: string;
}

export interface SceneCardProps extends CardProps {
  readonly path: ListedPath;
  readonly module: StartedModule;
}

/** Where the traveller is, and which kanji there are to meet. */
export function SceneCard({ path, module, headingId }: SceneCardProps) {
  const t = useTranslations('tabibito.lesson');
  return (
    <>
      <ScenePicture
        difficulty={path.difficulty_level}
        path={path.id}
        kanji={module.kanji[0]?.kanji ?? '旅'}
      />
      <div className="tabi-leaf__t">
        <Eyebrow japanese="駅">{t('stops.scene')}</Eyebrow>
        <h2 id={headingId} tabIndex={-1}>
          <WithJapanese>{module.title}</WithJapanese>
        </h2>
        <p>
          <WithJapanese>{module.story}</WithJapanese>
        </p>
        <ul className="tabi-leaf__all" aria-label={t('taught')}>
          {module.kanji.map(({ kanji }) => (
            <li key={kanji}>
              <Masu kanji={kanji} form="model" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export interface KanjiCardProps extends CardProps {
  readonly kanji: ModuleKanji;
  /** Words and sentence; missing while the server cannot be asked. */
  readonly lesson: LessonKanji | undefined;
  readonly strokes: Strokes | undefined;
  readonly romaji: boolean;
}

/** One kanji: how it is written, what it means, its readings with a word each, a sentence. */
export function KanjiCard({ kanji, lesson, strokes, romaji, headingId }: KanjiCardProps) {
  const t = useTranslations('tabibito.lesson');
  const words = lesson?.words ?? [
    { reading: kanji.reading, word: kanji.kanji, kana: kanji.reading, meaning: kanji.meaning },
  ];
  return (
    <>
      <div className="tabi-leaf__l">
        <StrokeOrder key={kanji.kanji} kanji={kanji.kanji} strokes={strokes} />
      </div>
      <div className="tabi-leaf__t">
        <h2 id={headingId} tabIndex={-1}>
          <span className="sr-only">
            <Ja>{kanji.kanji}</Ja>:{' '}
          </span>
          <Meaning of={kanji} />{' '}
          {lesson && <span className="tabi-leaf__count">{t('strokes', { count: lesson.strokes })}</span>}
        </h2>
        <dl className="tabi-words">
          {words.map(({ reading, word, kana, meaning }) => (
            <div key={word}>
              <dt>
                <Ja>{reading}</Ja>
                {romaji && <span>{romajiOf(reading)}</span>}
              </dt>
              <dd>
                <Furigana word={word} reading={kana} /> {meaning}
              </dd>
            </div>
          ))}
        </dl>
        {lesson && lesson.sentence !== '' && (
          <p className="tabi-leaf__s">
            <WithJapanese>{lesson.sentence}</WithJapanese>
          </p>
        )}
      </div>
    </>
  );
}

/** A reading that is cut short before the next sound, よっ of よっつ, is written yot-. */
const romajiOf = (reading: string) => toRomaji(toHiragana(reading)).replace(/っ$/, 't-');

export interface ArrivalCardProps extends CardProps {
  readonly module: StartedModule;
  /** What completing it has just brought, null when it was completed before. */
  readonly points: number | null;
  /** What the lesson asked for, as it was answered first. */
  readonly answers: readonly Answered[];
}

/** The end of a lesson: what one has met, what to do next, and its whole text to read again. */
export function ArrivalCard({ module, points, answers, headingId }: ArrivalCardProps) {
  const t = useTranslations('tabibito');
  return (
    <div className="tabi-leaf__t tabi-leaf__t--arrival">
      <div className="tabi-arrival" role="status">
        <Stamp kanji="済" size="4.5rem" double falling={points !== null} />
        <div>
          <h2 id={headingId} tabIndex={-1}>
            {t('lesson.arrived')}
          </h2>
          <p>
            {points === null ? t('module.completed') : t('celebration.title')}
            {points !== null && (
              <b className="tabi-arrival__points num"> {t('celebration.xp', { xp: points })}</b>
            )}
          </p>
        </div>
      </div>
      <KanjiList kanji={module.kanji} />
      <NextSteps events={answers} offers={['missed', 'write', 'due']} />
      {module.content.length > 0 && (
        <details className="tabi-again">
          <summary>{t('lesson.readAgain')}</summary>
          {[module.story, ...module.content].map((paragraph) => (
            <p key={paragraph}>
              <WithJapanese>{paragraph}</WithJapanese>
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

const kana = /[ぁ-ゖー]/u;

/** A word with its kana above its kanji; the kana that it ends or begins with need none. */
function Furigana({ word, reading }: { word: string; reading: string }) {
  const [signs, sounds] = [[...word], [...reading]];
  let before = 0;
  while (kana.test(signs[before] ?? '') && signs[before] === sounds[before]) before++;
  let after = 0;
  while (kana.test(signs.at(-1 - after) ?? '') && signs.at(-1 - after) === sounds.at(-1 - after)) after++;
  const middle = <T,>(all: readonly T[]) => all.slice(before, all.length - after).join('');
  return (
    <span {...japanese} className="tabi-word">
      {signs.slice(0, before).join('')}
      <ruby>
        {middle(signs)}
        <rt>{middle(sounds)}</rt>
      </ruby>
      {signs.slice(signs.length - after).join('')}
    </span>
  );
}

interface ScenePictureProps {
  readonly difficulty: Difficulty;
  readonly path: string;
  readonly kanji: string;
}

/** Where a path leads, and the sign of a station, named after the first kanji of the lesson; says nothing to a listener. */
function ScenePicture({ difficulty, path, kanji }: ScenePictureProps) {
  const scene = useScene(difficulty, path);
  return (
    <svg
      className="drawn tabi-scene"
      viewBox="0 0 320 150"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {scene.map(([tone, shape]) => (
        <path key={shape} className={`d-${tone}`} d={shape} />
      ))}
      <path className="tabi-scene__post" d="M246 96V132M290 96V132" />
      <path className="tabi-scene__sign" d="M236 58H300V98H236Z" />
      <path className="tabi-scene__stripe" d="M236 89H300V94H236Z" />
      <text className="tabi-scene__kanji" {...japanese} x="268" y="84">
        {kanji}
      </text>
    </svg>
  );
}

const drawn = {
  beginner: later(() => import('./scenes/beginner.ts')),
  intermediate: later(() => import('./scenes/intermediate.ts')),
  advanced: later(() => import('./scenes/advanced.ts')),
  expert: later(() => import('./scenes/expert.ts')),
};
const sky: Scene = [['sky', box(0, 0, 320, 150)]];

/** The drawing of a path; the sky alone while it is on its way, or cannot be had: a lesson goes on without. */
function useScene(difficulty: Difficulty, path: string): Scene {
  const { loaded, failure } = useTried<{ readonly scenes: Readonly<Record<string, Scene>> }>(
    drawn[difficulty],
  );
  useEffect(() => {
    if (failure) logFailure(failure.error, 'loading a scene');
  }, [failure]);
  return loaded?.scenes[path] ?? sky;
}
