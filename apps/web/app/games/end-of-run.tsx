import { classNames } from '@michi/ui/class-names';
import { Dialog } from '@michi/ui/dialog';
import type { ReactNode } from 'react';
import { NextSteps, type NextStepsProps } from './next-steps.tsx';
import './end-of-run.css';

export interface EndOfRunProps extends NextStepsProps {
  readonly title: ReactNode;
  /** Where Escape would lead. */
  readonly onClose: () => void;
  /** The mark of how it went. */
  readonly mark?: ReactNode;
  /** What the mark stands for: on a small phone beside it. */
  readonly said: ReactNode;
  /** Further numbers, below both. */
  readonly numbers?: ReactNode;
  /** The ways on as blocks, the best first: it is in sight however small the window is. */
  readonly ways: ReactNode;
  /** What can be looked at, below the ways. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** How a run ended, in a window over the game: how it went, the ways on, and what there is to look at. */
export function EndOfRun(props: EndOfRunProps) {
  const { title, onClose, mark, said, numbers, ways, children, className, events, offers } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissable={false}
      className={classNames('run-end', className)}
    >
      <div className="run-end__said">
        {mark}
        <div>{said}</div>
        {numbers}
      </div>
      <div className="run-end__ways">
        <div className="run-end__acts">{ways}</div>
        <NextSteps events={events} {...(offers && { offers })} />
        {children}
      </div>
    </Dialog>
  );
}
