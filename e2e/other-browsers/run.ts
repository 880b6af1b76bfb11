// `npm run test:browsers`: what holds the site together, in the other two engines, as Debian has them.
import { startServer } from '../server.ts';
import type { OtherBrowser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { standBetween } from './middleman.ts';
import { situations } from './situations.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const asked = process.argv.slice(2);
const server = await startServer({ LOG_LEVEL: 'warn' });
try {
  for (const open of [openFirefox, openWebKit])
    for (const [title, situation] of Object.entries(situations))
      if (asked.every((part) => title.includes(part))) await tryOne(open, title, situation);
} finally {
  await server.stop();
}

/** Each in a browser of its own, which knows nothing of the others. */
async function tryOne(
  open: () => Promise<OtherBrowser>,
  title: string,
  situation: (typeof situations)[string],
): Promise<void> {
  const middleman = await standBetween(server.url);
  const browser = await open();
  try {
    await situation(new Visitor(browser, middleman.url), middleman);
    console.log(`${browser.name}: ${title}: passed`);
  } catch (error) {
    console.log(`${browser.name}: ${title}: FAILED, ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await browser.close().catch((error: unknown) => console.log(`${browser.name} would not close: ${error}`));
    await middleman.close();
  }
}
