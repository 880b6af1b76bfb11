import { type Input, type OtherBrowser, type Tick, until } from './browser.ts';

/** A place of the window in CSS pixels. */
export type Place = readonly [x: number, y: number];

/** Somebody who reads and plays in one of the browsers, as by eye and hand. */
export class Visitor {
  readonly #browser: OtherBrowser;
  readonly #site: string;

  constructor(browser: OtherBrowser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Opens a page and waits until the browser has taken it over. */
  async visit(path: string): Promise<void> {
    await this.#browser.open(this.#site + path);
    await this.takenOver();
  }

  async reload(): Promise<void> {
    await this.#browser.reload();
    await this.takenOver();
  }

  /** React marks the elements that it answers for. */
  takenOver(): Promise<unknown> {
    const marked = `Object.keys(document.body).some((key) => key.startsWith('__reactProps'))`;
    return until('the page to be taken over', () => this.ask(marked));
  }

  ask<Value>(expression: string): Promise<Value | null> {
    return this.#browser.evaluate(expression) as Promise<Value | null>;
  }

  /** Waits for an element whose text or name contains this, until it stays where it is, and answers its middle. */
  see(css: string, text = ''): Promise<Place> {
    let last: string | null = null;
    return until(`${css} ${text}`, async () => {
      const place = await this.#placeOf(css, text);
      const isStill = place !== null && String(place) === last;
      last = place && String(place);
      return isStill ? place : null;
    });
  }

  #placeOf(css: string, text: string): Promise<Place | null> {
    return this.ask<Place>(`(() => {
      const found = [...document.querySelectorAll(${JSON.stringify(css)})].find((element) =>
        element.checkVisibility() && (element.textContent + (element.ariaLabel ?? '')).includes(${JSON.stringify(text)}));
      if (!found) return null;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    })()`);
  }

  async gone(css: string): Promise<void> {
    const isShown = `[...document.querySelectorAll(${JSON.stringify(css)})].some((each) => each.checkVisibility())`;
    await until(`no ${css}`, async () => (await this.ask(isShown)) === false || null);
  }

  async click(css: string, text = ''): Promise<void> {
    await this.stroke([await this.see(css, text)]);
  }

  /** Presses at the first place, moves along the others, and lets go. */
  async stroke(places: readonly Place[]): Promise<void> {
    const moves = places.map(([x, y]): Tick => ({ type: 'pointerMove', x, y, duration: 50 }));
    const [first, ...others] = moves;
    if (!first) throw new RangeError('a stroke has a place');
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [first, { type: 'pointerDown', button: 0 }, ...others, { type: 'pointerUp', button: 0 }],
    });
  }

  /** Types into what has the focus; `\uE006` is Enter. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value): Tick[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  #perform(input: Input): Promise<void> {
    return this.#browser.perform([input]);
  }
}
