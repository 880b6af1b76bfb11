import { type Side, sides } from '@michi/progress/known';
import { useTranslations } from 'use-intl';
import './textures.css';

/** What the plots of this page are filled with: it stands once on the page, and may not be `display: none`. */
export function Textures() {
  return (
    <svg className="prof-textures" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="prof-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" />
        </pattern>
        <pattern id="prof-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.35" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The texture of a side, as a class of what is drawn. */
export const textureOf = (side: Side) => `prof-fill prof-fill--${side}`;

/** Which texture means which side. */
export function TextureKey() {
  const t = useTranslations('profile.sides');
  return (
    <ul className="prof-key">
      {sides.map((side) => (
        <li key={side}>
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <rect className={textureOf(side)} x="1" y="1" width="16" height="16" />
          </svg>
          {t(side)}
        </li>
      ))}
    </ul>
  );
}
