import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Masu } from './masu.tsx';

export interface StateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** the character that says it in one sign */
  kanji?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** the way on: a button or a link */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Nothing here yet. 空 means empty, and also sky. */
export function EmptyState(props: StateProps) {
  const { kanji = '空', title, text, action, heading: Heading = 'h2', className, ...rest } = props;
  return (
    <div {...rest} className={classNames('panel state', className)}>
      <Masu kanji={kanji} aria-hidden="true" />
      <Heading className="state__title">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

/** Something went wrong (乱), and is said at once. */
export function ErrorState({ kanji = '乱', ...rest }: StateProps) {
  return <EmptyState role="alert" kanji={kanji} {...rest} />;
}

export interface LoadingStateProps extends ComponentProps<'div'> {
  /** what is being loaded, spoken */
  label: string;
}

/** The place of what is coming, as pale paper. */
export function LoadingState({ className, ...rest }: Omit<LoadingStateProps, 'children'>) {
  return (
    <LoadingPlace {...rest} className={classNames('panel state', className)}>
      <Skeleton width="6rem" height="6rem" />
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton width="90%" />
      <Skeleton width="60%" />
    </LoadingPlace>
  );
}

/** The same in the true shape of what is coming, which its children draw. */
export function LoadingPlace({ label, children, ...rest }: LoadingStateProps) {
  return (
    <div {...rest} aria-busy="true">
      {children}
      <p className="sr-only" role="status">
        {label}
      </p>
    </div>
  );
}

export interface SkeletonProps extends ComponentProps<'div'> {
  /** CSS lengths */
  width?: string | undefined;
  height?: string | undefined;
}

/** One pale line or block. */
export function Skeleton({ width, height, className, style, ...rest }: SkeletonProps) {
  return <div {...rest} className={classNames('skel', className)} style={{ ...style, width, height }} />;
}
