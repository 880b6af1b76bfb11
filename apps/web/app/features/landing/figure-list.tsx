import type { Figure } from './claims.ts';

export interface FigureListProps<Name extends string> {
  readonly className: string;
  readonly figures: readonly Figure<Name>[];
  /** Says of what a figure is. */
  readonly nameOf: (name: Name) => string;
}

/** Figures that the site claims, side by side. */
export function FigureList<Name extends string>({ className, figures, nameOf }: FigureListProps<Name>) {
  if (figures.length === 0) return null;
  return (
    <dl className={`${className} num`}>
      {figures.map(({ name, text, most }) => (
        <div key={name}>
          <dt>{nameOf(name)}</dt>
          <dd>
            {text}
            {most && <small> / {most}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
