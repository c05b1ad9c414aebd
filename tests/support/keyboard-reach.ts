import type { Page } from 'playwright-core';

/** What the keyboard should reach in the main part: of radio buttons one a group, of what moves by arrows one. */
const mark = `(() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isAway = (element) => element.disabled || element.closest('[inert], [aria-hidden=true]') || element.tabIndex < 0;
  const isOther = ({ type, checked }) => type === 'radio' && !checked;
  const all = document.querySelectorAll('main :is(a[href], button, input, select, textarea, [tabindex])');
  const wanted = [...all].filter((element) => isShown(element) && !isAway(element) && !isOther(element));
  for (const element of wanted) element.dataset.unreached = '';
  document.body.tabIndex = -1;
  document.body.focus();
  return wanted.length;
})()`;
const step = `(() => {
  delete document.activeElement.dataset.unreached;
  return document.querySelectorAll('[data-unreached]').length;
})()`;
const left = `[...document.querySelectorAll('[data-unreached]')].map((element) => element.outerHTML.slice(0, 160))`;
/** Of the head and the menu, and some that come as others are reached. */
const others = 80;

/** What of the main part cannot be reached by pressing Tab; empty where all can be. */
export const unreachedByKeyboard = async (page: Page): Promise<readonly string[]> => {
  const wanted = await page.evaluate<number>(mark);
  for (let presses = 0; presses < wanted + others; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<number>(step)) === 0) return [];
  }
  return page.evaluate<readonly string[]>(left);
};
