import type { Panel } from '@michi/games/monogatari/story';
import { Chip } from '@michi/ui/chip';
import { Icon } from '@michi/ui/icon';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useSameAct } from '../../lib/react/use-same-act.ts';
import {
  grownBy,
  mirrored,
  movedTo,
  reordered,
  sideNames,
  sideOf,
  spotOf,
  type Thing,
  turnedBy,
} from './edit-story.ts';
import { focusPanel, growth } from './things.tsx';
import type { StoryEditor } from './use-story-editor.ts';

const angle = 15;

type Change = (panel: Panel, thing: Thing) => Panel;

/** Everything that can be done to a thing by a hand, as buttons. */
export function ThingTools({ thing, editor }: { readonly thing: Thing; readonly editor: StoryEditor }) {
  const { panel, put } = editor;
  const spot = spotOf(panel, thing);
  const onChange = useSameAct((change: Change) => put(change(panel, thing)));
  const onReorder = useSameAct((by: 1 | -1) => {
    const { panel: changed, chosen } = reordered(panel, thing, by);
    put(changed);
    editor.choose(chosen);
  });
  const onRemove = useSameAct(() => {
    editor.remove(thing);
    focusPanel();
  });
  return (
    spot && (
      <Buttons
        {...{ onChange, onReorder, onRemove }}
        side={sideOf(spot.x)}
        isMirrored={thing.kind === 'figure' ? (panel.figures[thing.index]?.mirrored ?? false) : null}
      />
    )
  );
}

interface ButtonsProps {
  readonly side: ReturnType<typeof sideOf>;
  /** Null for what cannot be. */
  readonly isMirrored: boolean | null;
  readonly onChange: (change: Change) => void;
  readonly onReorder: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** They stay as they are while one types. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { side: at, isMirrored, onChange, onReorder, onRemove } = props;
  const t = useTranslations('monogatari.figure');
  return (
    <fieldset className="chips mng-place">
      <legend className="sr-only">{t('place')}</legend>
      {sideNames.map((side) => (
        <Chip
          key={side}
          pressed={at === side}
          onClick={() => onChange((panel, thing) => movedTo(panel, thing, side))}
        >
          {t(side)}
        </Chip>
      ))}
      {isMirrored !== null && (
        <Chip pressed={isMirrored} onClick={() => onChange((panel, thing) => mirrored(panel, thing.index))}>
          <Icon name="swap" size="sm" />
          {t('mirror')}
        </Chip>
      )}
      <Chip onClick={() => onChange((panel, thing) => grownBy(panel, thing, growth))}>
        <Icon name="plus" size="sm" />
        {t('larger')}
      </Chip>
      <Chip onClick={() => onChange((panel, thing) => grownBy(panel, thing, 1 / growth))}>
        <span aria-hidden="true">−</span>
        {t('smaller')}
      </Chip>
      <Chip onClick={() => onChange((panel, thing) => turnedBy(panel, thing, -angle))}>
        <Icon name="reset" size="sm" />
        {t('turnLeft')}
      </Chip>
      <Chip onClick={() => onChange((panel, thing) => turnedBy(panel, thing, angle))}>
        <Icon name="reset" size="sm" className="mng-mirror" />
        {t('turnRight')}
      </Chip>
      <Chip onClick={() => onReorder(1)}>{t('forward')}</Chip>
      <Chip onClick={() => onReorder(-1)}>{t('backward')}</Chip>
      <Chip onClick={onRemove}>
        <Icon name="trash" size="sm" />
        {t('remove')}
      </Chip>
    </fieldset>
  );
});
