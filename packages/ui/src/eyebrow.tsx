import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Ja } from './japanese.tsx';

export interface EyebrowProps extends ComponentProps<'p'> {
  /** the same word in Japanese, set before it */
  japanese?: string | undefined;
}

/** The line above a heading, after the fishtail mark 魚尾. */
export function Eyebrow({ japanese, className, children, ...rest }: EyebrowProps) {
  return (
    <p {...rest} className={classNames('eyebrow', className)}>
      {japanese && <Ja>{japanese}</Ja>}
      <span>{children}</span>
    </p>
  );
}

export interface SectionHeadProps {
  eyebrow: ReactNode;
  japanese?: string | undefined;
  title: ReactNode;
  /** id of the heading, so that its section can be labelled by it */
  titleId?: string | undefined;
  heading?: 'h1' | 'h2' | undefined;
  lead?: ReactNode;
}

/** The head of a section: eyebrow, heading, one sentence. */
export function SectionHead(props: SectionHeadProps) {
  const { eyebrow, japanese, title, titleId, heading: Heading = 'h2', lead } = props;
  return (
    <div className="sec-head">
      <Eyebrow japanese={japanese}>{eyebrow}</Eyebrow>
      <Heading id={titleId}>{title}</Heading>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
