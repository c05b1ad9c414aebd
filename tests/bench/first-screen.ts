import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { runServer } from '../support/running-server.ts';
import { median, ms, type Row } from './row.ts';

/** Lighthouse's "Slow 4G": bytes per second and round trip in ms. */
const slow4g = {
  offline: false,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  latency: 150,
};

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
}

/** Runs in the page before anything else. */
const watchVitals = new URL('watch-vitals.js', import.meta.url).pathname;

/** A screen, and what is there once it is. */
interface Screen {
  readonly path: string;
  readonly shown: string;
}
const screens: readonly Screen[] = [
  { path: '/', shown: 'main h1' },
  { path: '/shop', shown: 'main ul img' },
];

const visit = async (page: Page, url: string, { path, shown }: Screen): Promise<Vitals & { script: number }> => {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let script = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (script += encodedDataLength)),
  );
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ path: watchVitals });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  // A slow processor is longer without a request than a network is called idle for.
  await page.locator(shown).first().waitFor({ timeout: 120_000 });
  await page.evaluate(
    "Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode()))",
  );
  await page.waitForTimeout(500);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  return { ...vitals, script };
};

/**
 * Screens for a first visitor on a phone: scripts over the wire, largest paint, layout shift. The shop is that of the
 * demo, with its pictures.
 */
export const benchFirstScreen = async (): Promise<Row[]> => {
  const { url, dispose } = await runServer({ env: { DEMO: '1' }, patienceMs: 300_000 });
  try {
    const rows: Row[] = [];
    for (const screen of screens) rows.push(...(await screenAt(url, screen)));
    return rows;
  } finally {
    // The measuring process would not end while its browser runs.
    await (await openBrowser()).close();
    await dispose();
  }
};

const screenAt = async (url: string, screen: Screen): Promise<Row[]> => {
  const { path } = screen;
  const browser = await openBrowser();
  const visits = [];
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    visits.push(await visit(await context.newPage(), url, screen));
    await context.close();
  }
  const kilobytes = median(visits.map(({ script }) => script)) / 1024;
  const lcp = median(visits.map((one) => one.lcp));
  const cls = Math.max(...visits.map((one) => one.cls));
  return [
    {
      what: `first screen of \`${path}\`: scripts over the wire`,
      figure: `${kilobytes.toFixed(0)} kB`,
      limit: '≤ 170 kB',
      held: kilobytes <= 170,
    },
    {
      what: `\`${path}\`: largest contentful paint, 4× slower CPU, Slow 4G`,
      figure: ms(lcp),
      limit: '≤ 1,500 ms',
      held: lcp <= 1_500,
    },
    { what: `\`${path}\`: layout shift`, figure: cls.toFixed(3), limit: '≤ 0.05', held: cls <= 0.05 },
  ];
};
