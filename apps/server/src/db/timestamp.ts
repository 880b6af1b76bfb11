/** UTC time for the name of a file, such as 20261121T093000Z. */
export function timestamp(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
