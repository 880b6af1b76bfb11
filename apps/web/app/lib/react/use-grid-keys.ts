import { type KeyboardEvent, useRef, useState } from 'react';

/** How one cell of a grid takes part in the keyboard: spread over its button. */
export interface CellKeys {
  readonly tabIndex: 0 | -1;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Keys of a grid of `count` buttons, `cols` in a row, or as many as its style sheet lays: one of them is in the tab
 * order; arrow keys, Home and End move within. `grid` belongs to the element that holds the buttons and no others.
 */
export function useGridKeys(count: number, cols: number | 'laid') {
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const current = Math.min(focused, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!grid.current) return;
    const to = target(event.key, current, count, cols === 'laid' ? laidCols(grid.current) : cols);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setFocused(to);
    grid.current.querySelectorAll('button')[to]?.focus();
  };
  const keysOf = (index: number): CellKeys => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setFocused(index),
    onKeyDown,
  });
  return { grid, keysOf };
}

const laidCols = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** The cell that a key leads to, or null when the key means nothing here. The last row may be short. */
function target(key: string, from: number, count: number, cols: number): number | null {
  const row = Math.floor(from / cols);
  const col = from % cols;
  const lastRow = Math.floor((count - 1) / cols);
  const at = (toRow: number, toCol: number) =>
    Math.min(
      count - 1,
      Math.min(lastRow, Math.max(0, toRow)) * cols + Math.min(cols - 1, Math.max(0, toCol)),
    );
  switch (key) {
    case 'ArrowLeft':
      return at(row, col - 1);
    case 'ArrowRight':
      return at(row, col + 1);
    case 'ArrowUp':
      return at(row - 1, col);
    case 'ArrowDown':
      return at(row + 1, col);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, cols - 1);
    default:
      return null;
  }
}
