import { classNames } from '@michi/ui/class-names';
import { Dialog } from '@michi/ui/dialog';
import type { ReactNode } from 'react';
import './end-of-run.css';
import { NextSteps, type NextStepsProps } from '../features/next-steps/next-steps.tsx';

interface EndPartsProps extends NextStepsProps {
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
}

/** How a run ended, within a window: how it went, the ways on, and what there is to look at. */
export function EndParts({ mark, said, numbers, ways, children, ...next }: EndPartsProps) {
  return (
    <>
      <div className="run-end__said">
        {mark}
        <div>{said}</div>
        {numbers}
      </div>
      <div className="run-end__ways">
        <div className="run-end__acts">{ways}</div>
        <NextSteps {...next} />
        {children}
      </div>
    </>
  );
}

interface EndOfRunProps extends EndPartsProps {
  readonly title: ReactNode;
  /** Where Escape would lead. */
  readonly onClose: () => void;
  readonly className?: string;
}

/** The window over a game in which a run ended. */
export function EndOfRun({ title, onClose, className, ...parts }: EndOfRunProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissable={false}
      className={classNames('run-end', className)}
    >
      <EndParts {...parts} />
    </Dialog>
  );
}
