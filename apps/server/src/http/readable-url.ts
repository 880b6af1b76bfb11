/**
 * An address outside the API as a page can read it: where `%` stands for no character, it stands for itself. So
 * what somebody mistyped is a path that does not exist. The API refuses such an address instead.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!path.includes('%') || isReadable(path) || /^\/api(?:\/|$)/.test(path)) return url;
  const segments = path.split('/').map((part) => (isReadable(part) ? part : part.replaceAll('%', '%25')));
  return [segments.join('/'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
