const pressedBySpace = 'button, summary, input[type="checkbox"], input[type="radio"]';

/**
 * A key that is held down presses once: Enter and Space repeat themselves, and would press the next button as soon as it
 * takes the place of the one before. Where text is typed they go on writing.
 */
export function pressOnce(): void {
  const hear = (event: KeyboardEvent) => {
    const { key, target, repeat, isComposing } = event;
    if (!repeat || isComposing || !(target instanceof Element)) return;
    const presses =
      key === 'Enter' ? !target.closest('textarea') : key === ' ' && target.matches(pressedBySpace);
    if (presses) event.preventDefault();
  };
  document.addEventListener('keydown', hear, { capture: true });
}
