import { Chip } from '@michi/ui/chip';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
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

/** Everything that can be done to a thing by a hand, as buttons. */
export function ThingTools({ thing, editor }: { readonly thing: Thing; readonly editor: StoryEditor }) {
  const t = useTranslations('monogatari.figure');
  const { panel, put } = editor;
  const spot = spotOf(panel, thing);
  if (!spot) return null;
  const reorder = (by: 1 | -1) => {
    const { panel: changed, chosen } = reordered(panel, thing, by);
    put(changed);
    editor.choose(chosen);
  };
  return (
    <fieldset className="chips mng-place">
      <legend className="sr-only">{t('place')}</legend>
      {sideNames.map((side) => (
        <Chip key={side} pressed={sideOf(spot.x) === side} onClick={() => put(movedTo(panel, thing, side))}>
          {t(side)}
        </Chip>
      ))}
      {thing.kind === 'figure' && (
        <Chip
          pressed={panel.figures[thing.index]?.mirrored ?? false}
          onClick={() => put(mirrored(panel, thing.index))}
        >
          <Icon name="swap" size="sm" />
          {t('mirror')}
        </Chip>
      )}
      <Chip onClick={() => put(grownBy(panel, thing, growth))}>
        <Icon name="plus" size="sm" />
        {t('larger')}
      </Chip>
      <Chip onClick={() => put(grownBy(panel, thing, 1 / growth))}>
        <span aria-hidden="true">−</span>
        {t('smaller')}
      </Chip>
      <Chip onClick={() => put(turnedBy(panel, thing, -angle))}>
        <Icon name="reset" size="sm" />
        {t('turnLeft')}
      </Chip>
      <Chip onClick={() => put(turnedBy(panel, thing, angle))}>
        <Icon name="reset" size="sm" className="mng-mirror" />
        {t('turnRight')}
      </Chip>
      <Chip onClick={() => reorder(1)}>{t('forward')}</Chip>
      <Chip onClick={() => reorder(-1)}>{t('backward')}</Chip>
      <Chip
        onClick={() => {
          editor.remove(thing);
          focusPanel();
        }}
      >
        <Icon name="trash" size="sm" />
        {t('remove')}
      </Chip>
    </fieldset>
  );
}
