import { forgeryCookie, forgeryHeader } from '@michi/contracts/headers';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { anAddress, type TestServer } from './test-server.ts';

const mostRedirects = 12;

interface Cookie {
  readonly path: string;
  readonly value: string;
  readonly attributes: readonly string[];
}

/** A browser, as far as signing in needs one: it follows where it is led, and keeps cookies by host and path. */
export class TestBrowser {
  readonly #server: TestServer;
  readonly #publicUrl: string;
  readonly #cookies = new Map<string, Map<string, Cookie>>();
  readonly #address = anAddress();
  /** Every address it was led to. */
  readonly visited: string[] = [];

  constructor(server: TestServer, publicUrl: string) {
    this.#server = server;
    this.#publicUrl = publicUrl;
  }

  /** Another that keeps the same cookies until now. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.#server, this.#publicUrl);
    for (const [host, cookies] of this.#cookies) copy.#cookies.set(host, new Map(cookies));
    return copy;
  }

  /**
   * Follows an address of the site until the site shows a page, or is about to be asked for the path `upTo`, and
   * answers the address of that.
   */
  async open(path: string, upTo?: string): Promise<URL> {
    let url = new URL(path, this.#publicUrl);
    for (let followed = 0; followed < mostRedirects; followed++) {
      this.visited.push(url.href);
      const isPage = url.origin === this.#publicUrl && !url.pathname.startsWith('/api/');
      if (isPage || url.pathname === upTo) return url;
      const location = await this.#visit(url);
      if (location === null) throw new Error(`${url.href} leads nowhere`);
      url = new URL(location, url);
    }
    throw new Error('led on and on');
  }

  /** The address to which an address of the site or of the provider leads, without following it. */
  async #visit(url: URL): Promise<string | null> {
    if (url.origin === this.#publicUrl)
      return (await this.call('GET', `${url.pathname}${url.search}`)).headers.location ?? null;
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: this.#cookieHeader(url) } });
    await response.body?.cancel();
    this.#keep(url, response.headers.getSetCookie());
    return response.headers.get('location');
  }

  /** What a cookie holds, whatever its host and path; empty where there is none. */
  cookie(name: string): string {
    for (const cookies of this.#cookies.values())
      if (cookies.has(name)) return cookies.get(name)?.value ?? '';
    return '';
  }

  /** A call of the site with the cookies of this browser. */
  async call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    bearer: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const url = new URL(path, this.#publicUrl);
    const options: InjectOptions = {
      method,
      url: path,
      remoteAddress: this.#address,
      headers: {
        cookie: this.#cookieHeader(url),
        'accept-language': 'fr',
        ...this.#forgeryProof(url),
        ...bearer,
      },
      ...(body && { payload: body }),
    };
    const response = await this.#server.app.inject(options);
    const { 'set-cookie': given = [] } = response.headers;
    this.#keep(url, typeof given === 'string' ? [given] : given);
    return response;
  }

  #keep({ host }: URL, headers: readonly string[]): void {
    const cookies = this.#cookies.get(host) ?? new Map<string, Cookie>();
    this.#cookies.set(host, cookies);
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(/;\s*/);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const read = (key: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const gone = read('max-age') === '0' || Date.parse(read('expires') ?? '9999') < Date.now();
      if (gone) cookies.delete(name);
      else cookies.set(name, { path: read('path') ?? '/', value, attributes });
    }
  }

  #cookieHeader({ host, pathname }: URL): string {
    const cookies = [...(this.#cookies.get(host) ?? [])].filter(([, { path }]) => pathname.startsWith(path));
    return cookies.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #forgeryProof({ host }: URL): Record<string, string> {
    const cookie = this.#cookies.get(host)?.get(forgeryCookie);
    return cookie ? { [forgeryHeader]: cookie.value } : {};
  }

  /** The cookies of the site, by name. */
  get siteCookies(): readonly string[] {
    return [...this.#ofSite().keys()];
  }

  /** How a cookie of the site was given. */
  attributesOf(name: string): readonly string[] {
    return this.#ofSite().get(name)?.attributes ?? [];
  }

  #ofSite(): ReadonlyMap<string, Cookie> {
    return this.#cookies.get(new URL(this.#publicUrl).host) ?? new Map();
  }
}
