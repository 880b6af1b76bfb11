/** The better one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an Accept-Encoding header names and does not rule out with q=0; undefined when there is none. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  encodings.find((encoding) => accepts(header, encoding));

/** Whether an Accept-Encoding header names the encoding and does not rule it out with q=0. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}
