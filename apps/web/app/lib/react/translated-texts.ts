// Browsers that translate a page take its text nodes out and put elements in their place. React goes on with the nodes
// it made: what it writes to them is not seen, and taking them out or inserting before them throws. So each node is put
// back as soon as React needs it. A page that nobody translates is left as it is.

/** What stands in the place of a text node that was taken out. */
const places = new WeakMap<Node, readonly ChildNode[]>();

const placeOf = (node: Node) => places.get(node)?.filter(({ isConnected }) => isConnected) ?? [];

/** Puts a text node where its translation stands. There the translator meets it as it meets any new text. */
function putBack(node: Node): void {
  const [first, ...rest] = placeOf(node);
  first?.replaceWith(node);
  for (const other of rest) other.remove();
}

/** What a parent does otherwise once a text of its own was translated. */
const keeper = {
  removeChild<T extends Node>(this: Node, child: T): T {
    putBack(child);
    return Node.prototype.removeChild.call(this, child) as T;
  },
  insertBefore<T extends Node>(this: Node, child: T, next: Node | null): T {
    putBack(child); // it is being moved
    return Node.prototype.insertBefore.call(this, child, (next && placeOf(next)[0]) ?? next) as T;
  },
  appendChild<T extends Node>(this: Node, child: T): T {
    putBack(child);
    return Node.prototype.appendChild.call(this, child) as T;
  },
};

/** What a text does otherwise once it was translated: React writes to `nodeValue`. */
const written: PropertyDescriptor & ThisType<Text> = {
  configurable: true,
  get() {
    return this.data;
  },
  set(value: string) {
    putBack(this);
    this.data = value;
  },
};

/** Notes which text nodes made way for something that came at once or just before. (React takes out first.) */
function note(changes: readonly MutationRecord[]): void {
  const added = new Set<Node | null>();
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const node of addedNodes) added.add(node);
    for (const node of removedNodes) {
      if (!(node instanceof Text) || node.isConnected) continue;
      const beside = [previousSibling, nextSibling].find((each) => added.has(each));
      const place = addedNodes.length > 0 ? [...addedNodes] : beside ? [beside] : [];
      if (place.length === 0) continue;
      places.set(node, place as ChildNode[]);
      Object.defineProperty(node, 'nodeValue', written);
      Object.assign(target, keeper);
    }
  }
}

/** Lets React find its texts on a page that is being translated. */
export function keepTexts(page: Document): void {
  new MutationObserver(note).observe(page, { childList: true, subtree: true });
}
