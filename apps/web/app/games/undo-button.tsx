import { Button } from '@michi/ui/button';
import './undo-button.css';

export interface UndoButtonProps {
  readonly label: string;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** The button of a studio's bar that takes the last step back: it stands where games have their pause. */
export function UndoButton({ label, canUndo, onUndo }: UndoButtonProps) {
  return (
    // disabled, it would lose the focus with the last step
    <Button
      className="undo"
      variant="line"
      size="sm"
      icon="undo"
      aria-label={label}
      aria-disabled={!canUndo}
      onClick={onUndo}
    >
      <span className="desk">{label}</span>
    </Button>
  );
}
