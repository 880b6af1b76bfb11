import type { Panel } from '@michi/games/monogatari/story';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/react/use-media.ts';
import { useSameAct } from '../../lib/react/use-same-act.ts';
import './board.css';
import { lonePlace, type PanelPlace, pageRatio, placesOf, wholePage } from './panel-places.ts';
import { Picture } from './picture.tsx';
import { Things } from './things.tsx';
import { useNames } from './use-names.ts';
import { hasShownText, type StoryEditor } from './use-story-editor.ts';

export interface BoardProps {
  readonly panels: readonly Panel[];
  readonly editor: StoryEditor;
  /** On a narrow screen: the whole page in small, to choose a panel, instead of one that is large. */
  readonly overview: boolean;
  readonly onChosen: () => void;
  /** The current panel was chosen once more, while there is nothing in it. */
  readonly onBlank: () => void;
}

/** The page under the hands of the one who draws. */
export function Board({ panels, editor, overview, onChosen, onBlank }: BoardProps) {
  const t = useTranslations('monogatari.editor');
  const isWide = useMedia(wholePage, true);
  const { current } = editor;
  const onChoose = useSameAct((index: number) => {
    if (index === current && isBlank(editor.panel) && !overview) onBlank();
    editor.goTo(index);
    editor.choose(null);
    onChosen();
  });
  const alone = !isWide && !overview;

  return (
    <div className={classNames('mng-board', alone && 'mng-board--one')}>
      <ol style={alone ? undefined : { aspectRatio: pageRatio }} aria-label={t('page')}>
        {panels.map((panel, index) => {
          const place = alone ? lonePlace : placesOf(panels.length)[index];
          return (
            place && (
              <Frame
                // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place on the page
                key={index}
                {...{ panel, index, place, onChoose }}
                isCurrent={index === current}
                isHidden={alone && index !== current}
                editor={index === current && (isWide || !overview) ? editor : null}
              />
            )
          );
        })}
      </ol>
    </div>
  );
}

interface FrameProps {
  readonly panel: Panel;
  readonly index: number;
  readonly place: PanelPlace;
  readonly isCurrent: boolean;
  readonly isHidden: boolean;
  /** Draws in it; null where it is a picture. */
  readonly editor: StoryEditor | null;
  readonly onChoose: (index: number) => void;
}

/** One panel, which stays as it is while one draws and writes in another. */
const Frame = memo(function Frame(props: FrameProps) {
  const { panel, index, place, isCurrent, isHidden, editor, onChoose } = props;
  const t = useTranslations('monogatari.editor');
  const names = useNames();
  return (
    <li
      className={classNames('mng-frame', isCurrent && 'is-current', isBlank(panel) && 'is-empty')}
      style={place.style}
      hidden={isHidden}
    >
      <button
        type="button"
        className="mng-frame__choose"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
        aria-label={names.describe(panel, index)}
        onClick={() => onChoose(index)}
      />
      {editor ? (
        <Things panel={panel} size={place.size} editor={editor} />
      ) : (
        <Picture panel={panel} size={place.size} />
      )}
      {isBlank(panel) && (
        <span className="mng-frame__empty" aria-hidden="true">
          <Kanji>絵</Kanji>
          <b>{t('panelShort', { panel: index + 1 })}</b>
          {isCurrent && <span>{t('empty')}</span>}
        </span>
      )}
      {!isBlank(panel) && !hasShownText(panel) && (
        <span className="mng-frame__todo" aria-hidden="true">
          <Icon name="pen" size="sm" />
          {t('textMissing')}
        </span>
      )}
      <span className="mng-frame__number num" aria-hidden="true">
        {index + 1}
      </span>
    </li>
  );
});

const isBlank = ({ background, figures, bubbles }: Panel): boolean =>
  background === null && figures.length === 0 && bubbles.length === 0;
