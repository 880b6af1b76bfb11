/** An element of an XML document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** The text directly inside. */
  text: string;
}

const token = /<\?[^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Reads the XML that this server writes: no comments, no CDATA, no document type. Throws when it is not well formed. */
export function readXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    const parent = open.at(-1);
    if (!found || !parent) throw new Error(`not well formed: ${source.slice(at, at + 60)}`);
    const [, closed, name, attributes = '', empty, text] = found;
    if (closed !== undefined) {
      if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes another element`);
    } else if (name !== undefined) {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    } else if (text !== undefined) parent.text += plain(text);
  }
  const [element, ...others] = root.children;
  if (!element || others.length > 0 || open.length !== 1) throw new Error('not one closed element');
  return element;
}

export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);

export const textOf = (element: Element, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, plain(value)]));
}

function plain(text: string): string {
  return text.replace(/&[^;]*;?/g, (entity) => {
    const character = entities[entity];
    if (character === undefined) throw new Error(`unknown entity ${entity}`);
    return character;
  });
}
