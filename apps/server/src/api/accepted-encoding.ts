/** The better one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an Accept-Encoding header names and does not rule out with q=0; undefined when there is none. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  encodings.find((encoding) => accepts(header, encoding));

/** Named, and not with a weight of nothing. Asked for every page and file: an expression is faster than parts. */
const named = (encoding: Encoding) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:$|,|;\\s*q=(?:1|0?\\.0*[1-9]))`);
const expressions = { br: named('br'), gzip: named('gzip') };

/** Whether an Accept-Encoding header names the encoding and does not rule it out with q=0. */
export const accepts = (header: string | undefined, encoding: Encoding): boolean =>
  header !== undefined && expressions[encoding].test(header);
