import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { embeddedGround } from './ground/embedded-ground.ts';
import { onGround } from './ground/ground.ts';
import { median, ms, type Row } from './row.ts';

/** Lighthouse's "Slow 4G": bytes per second and round trip in ms. */
const slow4g = { offline: false, downloadThroughput: (1_638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8, latency: 150 };

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
}

/** Runs in the page before anything else. */
const watchVitals = new URL('watch-vitals.js', import.meta.url).pathname;

const visit = async (page: Page, url: string): Promise<Vitals & { script: number }> => {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let script = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (script += encodedDataLength)));
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ path: watchVitals });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  return { ...vitals, script };
};

/** `/` for a first visitor on a phone: scripts over the wire, largest paint, layout shift. */
export const benchFirstScreen = (): Promise<Row[]> =>
  onGround(embeddedGround, async (ground) => screenAt((await ground.run()).url.replace('127.0.0.1', 'localhost')));

const screenAt = async (url: string): Promise<Row[]> => {
  const browser = await openBrowser();
  try {
    const visits = [];
    for (let round = 0; round < 5; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      visits.push(await visit(await context.newPage(), url));
      await context.close();
    }
    const kilobytes = median(visits.map(({ script }) => script)) / 1024;
    const lcp = median(visits.map((one) => one.lcp));
    const cls = Math.max(...visits.map((one) => one.cls));
    return [
      { what: 'first screen of `/`: scripts over the wire', figure: `${kilobytes.toFixed(0)} kB`, limit: '≤ 170 kB', held: kilobytes <= 170 },
      { what: 'largest contentful paint, 4× slower CPU, Slow 4G', figure: ms(lcp), limit: '≤ 1,500 ms', held: lcp <= 1_500 },
      { what: 'layout shift', figure: cls.toFixed(3), limit: '≤ 0.05', held: cls <= 0.05 },
    ];
  } finally {
    await browser.close();
  }
};
