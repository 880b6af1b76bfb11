import type { Desk, InkColour, SealForm } from '@michi/games/look';
import type { Cosmetic } from '@michi/progress/cosmetics';
import { Hanko } from '@michi/ui/stamp';
import { cosmeticKinds } from './challenge-signs.ts';
import './pictures.css';

/** A stroke of the brush in an ink. */
export function InkPicture({ ink }: { ink: InkColour }) {
  return (
    <svg className="ink-picture" data-ink={ink} viewBox="0 0 120 34" aria-hidden="true">
      <path d="M5 15C10 7 18 9 27 13 46 19 74 15 98 10 106 8 116 7 115 15 114 22 104 25 94 24 66 22 44 28 24 28 12 28 2 23 5 15Z" />
    </svg>
  );
}

/** A desk with a sheet of practice paper on it. */
export function DeskPicture({ desk }: { desk: Desk }) {
  return (
    <span className="desk-picture" data-desk={desk} aria-hidden="true">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <path className="desk-picture__sheet" d="M1 1H43V43H1Z" />
        <path className="desk-picture__cross" d="M22 1V43M1 22H43" />
      </svg>
    </span>
  );
}

/** What a challenge brings: the next cosmetic, or points. */
export function RewardPicture({ cosmetic }: { cosmetic: Cosmetic | null }) {
  if (cosmetic === null)
    return (
      <span className="xp-picture" aria-hidden="true">
        XP
      </span>
    );
  const kind = cosmeticKinds[cosmetic];
  if (kind === 'ink') return <InkPicture ink={cosmetic as InkColour} />;
  if (kind === 'desk') return <DeskPicture desk={cosmetic as Desk} />;
  return <Hanko kanji="印" form={cosmetic as SealForm} size="2.25rem" />;
}
