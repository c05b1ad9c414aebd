import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilTrue } from './until-true.ts';

const folder = new URL('../../test-output/screenshots', import.meta.url).pathname;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
/** The one in between shows nothing that these two do not: it is looked at in one scheme, for its width. */
const auditedWidths: ReadonlySet<number> = new Set([390, 1440]);
const schemesOf = (width: number) => (auditedWidths.has(width) ? (['light', 'dark'] as const) : (['light'] as const));

/** What is out of sight is not drawn, so its colours cannot be judged: for this look at a screen everything is. */
const drawEverything = (page: Page) => page.addStyleTag({ content: '* { content-visibility: visible !important }' });
const settled = async (page: Page) => {
  await untilTrue(
    page,
    `document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || image.loading === 'lazy')`,
  );
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
};
/** What a scheme changes: the page itself is the same in each. */
const byColour = ['color-contrast', 'link-in-text-block'];
const seriousFindings = async (page: Page, rules?: readonly string[]) => {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  );
};

/**
 * One screen in every size and scheme: pictures of it, no serious findings, nothing wider than the window. `place` is
 * what the pictures show, the top of the screen unless it is said.
 */
export const expectLooks = async (page: Page, name: string, place?: Locator): Promise<void> => {
  const problems: Record<string, readonly string[]> = {};
  await page.evaluate(axe);
  await drawEverything(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await place?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    for (const colorScheme of schemesOf(width)) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.jpeg`, quality: 90 });
      const findings = auditedWidths.has(width)
        ? await seriousFindings(page, colorScheme === 'dark' ? byColour : undefined)
        : [];
      if (findings.length > 0) problems[`${width} ${colorScheme}`] = findings;
    }
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (wide > width) problems[`${width}`] = [`the page is ${wide} px wide`];
  }
  expect(problems).toEqual({});
};
