import { type KanjiMastery, type Mastery, newKanji, sides } from '@michi/progress/known';
import type { About } from '@michi/progress/memory-export';
import { Panel } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import './kanji-sheet.css';
import type { LevelKanji } from './known-table.tsx';
import { MasteryKey, MasteryTable, masteryNames } from './mastery-table.tsx';
import {
  deskCorner,
  deskHeight,
  deskPlace,
  deskWidth,
  mobCorner,
  mobHeight,
  mobPlace,
  mobWidth,
  moved,
  nth,
  type Place,
  pathsOf,
  pitch,
  rightEdges,
} from './sheet-geometry.ts';
import type { AboutKanji } from './use-kanji-about.ts';

interface KanjiSheetProps {
  readonly levels: readonly LevelKanji[];
  readonly masteries: ReadonlyMap<string, KanjiMastery>;
  readonly about: AboutKanji;
}

/** From this width on the sheet lies on a desk: that of `.desk` and `.mob`. */
const deskMedia = '(width >= 56rem)';

/** Every jōyō kanji as a cell, the darker the surer. One is chosen, by hand or by keys, and told below in words. */
export function KanjiSheet({ levels, masteries, about }: KanjiSheetProps) {
  const t = useTranslations('profile.sheet');
  const names = useTranslations('profile.masteries');
  const titleId = useId();
  const [chosen, setChosen] = useState<Place>({ level: 0, index: 0 });
  const sizes = levels.map(({ kanji }) => kanji.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const { name = '', kanji: ofLevel = [] } = levels[chosen.level] ?? {};
  const kanji = ofLevel[chosen.index] ?? '';
  const mastery = masteries.get(kanji) ?? newKanji;
  const wholes = useMemo(
    () => levels.map((level) => level.kanji.map((each): Mastery => masteries.get(each)?.whole ?? 0)),
    [levels, masteries],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moved(chosen, event.key, sizes, matchMedia(deskMedia).matches ? 'desk' : 'mob');
    if (!to) return;
    event.preventDefault();
    setChosen(to);
  };
  const choose = (place: Place | null) => place && setChosen(place);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <div>
          <h3 id={titleId}>{t('title', { count: all })}</h3>
          <p className="small soft">{t('text')}</p>
        </div>
        <MasteryKey wholes={wholes} />
      </div>
      <div className="prof__chosen">
        <div
          className="prof__sheet"
          role="slider"
          tabIndex={0}
          aria-labelledby={titleId}
          aria-valuemin={1}
          aria-valuemax={all}
          aria-valuenow={nth(chosen, sizes) + 1}
          aria-valuetext={t('chosen', { kanji, level: name, mastery: names(masteryNames[mastery.whole]) })}
          onKeyDown={onKeyDown}
        >
          <svg
            className="prof__mastery desk"
            viewBox={`0 0 ${deskWidth(sizes)} ${deskHeight}`}
            aria-hidden="true"
            onPointerDown={(event) => {
              const [x, y] = pointIn(event, deskWidth(sizes));
              choose(deskPlace(x, y, sizes));
            }}
          >
            <DeskMastery levels={levels} wholes={wholes} sizes={sizes} />
            <Cursor {...deskCorner(chosen.index, rightEdges(sizes)[chosen.level] ?? 0)} />
          </svg>
          <div className="prof__blocks mob">
            {levels.map((level, index) => (
              <div key={level.name}>
                <p className="num">
                  <b>{level.name}</b>
                  <span className="soft">{t('count', { count: level.kanji.length })}</span>
                </p>
                <svg
                  className="prof__mastery"
                  viewBox={`0 0 ${mobWidth} ${mobHeight(level.kanji.length)}`}
                  aria-hidden="true"
                  onPointerDown={(event) => {
                    const [x, y] = pointIn(event, mobWidth);
                    choose(mobPlace(x, y, index, sizes));
                  }}
                >
                  <MasteryPaths paths={pathsOf(wholes[index] ?? [], mobCorner)} />
                  {index === chosen.level && <Cursor {...mobCorner(chosen.index)} />}
                </svg>
              </div>
            ))}
          </div>
        </div>
        <KanjiReadout kanji={kanji} level={name} mastery={mastery} about={about(kanji)} />
      </div>
      <MasteryTable levels={levels} wholes={wholes} />
    </Panel>
  );
}

interface DeskMasteryProps {
  readonly levels: readonly LevelKanji[];
  readonly wholes: readonly (readonly Mastery[])[];
  readonly sizes: readonly number[];
}

function DeskMastery({ levels, wholes, sizes }: DeskMasteryProps) {
  const edges = rightEdges(sizes);
  const corners = levels.flatMap(({ kanji }, level) =>
    kanji.map((_, index) => deskCorner(index, edges[level] ?? 0)),
  );
  const paths = pathsOf(wholes.flat(), (index) => corners[index] ?? { x: 0, y: 0 });
  return (
    <>
      {levels.map(({ name }, level) => (
        <text key={name} x={(edges[level] ?? 0) - 2} y="14" textAnchor="end">
          {name}
        </text>
      ))}
      <MasteryPaths paths={paths} />
    </>
  );
}

const MasteryPaths = ({ paths }: { paths: readonly string[] }) =>
  paths.map(
    (path, mastery) =>
      path && <path key={masteryNames[mastery as Mastery]} className={`prof-ink${mastery}`} d={path} />,
  );

const Cursor = ({ x, y }: { x: number; y: number }) => (
  <rect className="prof__cursor" x={x - 0.6} y={y - 0.6} width={pitch + 1.2} height={pitch + 1.2} />
);

/** Where in a drawing of that width a pointer is. */
function pointIn(event: PointerEvent<SVGSVGElement>, width: number): readonly [number, number] {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = width / box.width;
  return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
}

interface KanjiReadoutProps {
  readonly kanji: string;
  readonly level: string;
  readonly mastery: KanjiMastery;
  readonly about: About | undefined;
}

/** The chosen kanji in words. */
function KanjiReadout({ kanji, level, mastery, about }: KanjiReadoutProps) {
  const t = useTranslations('profile.sheet');
  const side = useTranslations('profile.sides');
  const names = useTranslations('profile.masteries');
  const format = useFormatter();
  const parts = sides.map((each) =>
    t('side', { side: side(each), mastery: names(masteryNames[mastery.by[each]]) }),
  );
  const due = format.list(mastery.due.map((each) => side(each)));
  return (
    <div className="prof__readout">
      <Masu small kanji={kanji} form="model" />
      <p>
        <span className="prof__meaning">{about?.meanings ?? level}</span>
        {about && <Ja className="soft"> {about.readings}</Ja>}
        <br />
        <span className="small soft">
          {[
            t('state', { level, mastery: names(masteryNames[mastery.whole]) }),
            ...(mastery.whole > 0 ? [t('sides', { sides: format.list(parts) })] : []),
            ...(mastery.due.length > 0 ? [t('due', { sides: due })] : []),
          ].join(' ')}
        </span>
      </p>
    </div>
  );
}
