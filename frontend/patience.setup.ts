import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { personUnknown } from './kernel/personal/keepers.ts';

// A busy machine is no failure. What is hidden is not asked for, and finding out costs most of the time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

// Files of one worker share its window: each finds it as if it were new.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Pages are drawn, and tested, where there is no browser.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
// Each test begins as a page does.
beforeEach(personUnknown);
// Names are read off the page without its style sheets, which took longer than all else; a test of a style takes them
// back by `vi.unstubAllGlobals()`.
beforeEach(() => void vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => style));
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
