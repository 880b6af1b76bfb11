/**
 * Does to a page what the translation of Chrome does: puts two nested `<font>` in the place of each text node, and goes
 * on with whatever text comes, a moment after it came. The words stay as they are, so that a test finds them.
 * It needs nothing around it, so that a journey can hand it to the browser.
 */
export function translatePage() {
  const { setTimeout, clearTimeout } = window; // those of the browser: a test may stop the clock later
  const leftAlone = 'script, style, noscript, textarea, svg, font, [translate=no], .notranslate';
  let waiting = 0;

  const untranslated = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter((text) => text.data.trim() && !text.parentElement?.closest(leftAlone));
  };

  const translate = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = text.data;
    outer.append(inner);
    text.before(outer);
    text.remove();
  };

  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => untranslated().forEach(translate), 5);
  };
  const observer = new MutationObserver(later);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  later();
  return {
    /** Waits until every text is translated. */
    async done() {
      while (untranslated().length > 0) await new Promise((then) => setTimeout(then, 5));
    },
    stop() {
      clearTimeout(waiting);
      observer.disconnect();
    },
  };
}
