import { classNames } from '@michi/ui/class-names';
import type { ReactNode } from 'react';
import './task-and-board.css';

export interface TaskAndBoardProps {
  /** Sets `--task-height`, in rem: what the task needs in any of its states. */
  readonly className: string;
  /** Leads through the first steps, above the task. */
  readonly guide?: ReactNode;
  /** What is sought, what was chosen, and how it was judged. */
  readonly task: ReactNode;
  /** What the task is called, spoken. */
  readonly taskLabel: string;
  /** How the last answer was, while it is shown. */
  readonly verdict?: 'right' | 'wrong' | undefined;
  /** Reads `--board-height`: the room in which all of it is in sight with the task. */
  readonly board: ReactNode;
  /** What is seldom needed while playing. */
  readonly acts: ReactNode;
}

/**
 * A task that stays in sight, and the board on which it is solved, in one view. The task keeps its height whatever it
 * says, so the board never moves. One above the other on a phone held upright, else beside each other.
 */
export function TaskAndBoard(props: TaskAndBoardProps) {
  const { className, guide, task, taskLabel, verdict, board, acts } = props;
  return (
    <div className={classNames('task-board', guide !== undefined && 'has-guide', className)}>
      {guide !== undefined && <div className="task-board__guide">{guide}</div>}
      <div className="task-board__task">
        <section
          className={classNames('task-board__sheet', verdict && `is-${verdict}`)}
          aria-label={taskLabel}
        >
          {task}
        </section>
      </div>
      <div className="task-board__board">{board}</div>
      <div className="task-board__acts">{acts}</div>
    </div>
  );
}
