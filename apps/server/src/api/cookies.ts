/** The value of a cookie in the header of a request; undefined when there is none. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const cookies = header?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** A cookie that scripts cannot read. */
export interface ClosedCookie {
  readonly name: string;
  readonly path: string;
  /** `Lax`: also sent when another site leads here. */
  readonly sameSite: 'Lax' | 'Strict';
  readonly lifeS: number;
  /** Whether it is sent by https only. */
  readonly secure: boolean;
}

/** The header that gives a cookie to a browser; null takes it away. */
export function setCookie(cookie: ClosedCookie, value: string | null): string {
  const { name, path, sameSite, lifeS, secure } = cookie;
  const life = value === null ? 0 : lifeS;
  const attributes = `Path=${path}; Max-Age=${life}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  return `${name}=${value ?? ''}; ${attributes}`;
}
