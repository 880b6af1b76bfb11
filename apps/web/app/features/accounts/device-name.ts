/** What the browsers call themselves; the first that fits, for most name others too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system by the `User-Agent` header; null when either is unknown. */
export function deviceName(userAgent: string): { browser: string; system: string } | null {
  const first = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = first(browsers);
  const system = first(systems);
  return browser && system ? { browser, system } : null;
}
