/**
 * The path and search part of a request target, which may come with scheme and host (RFC 9112, section 3.2.2). The host
 * counts for nothing: there is one site here.
 */
export function originForm(target: string): string {
  const [, rest] = target.match(/^https?:\/\/[^/?#]*(.*)$/i) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
