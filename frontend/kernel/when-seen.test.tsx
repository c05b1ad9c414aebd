import { act, render } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { WhenSeen } from './when-seen.tsx';

it('fetches nothing before it is near, and keeps its place until it is there', async () => {
  let near: () => void = () => undefined;
  class Watch {
    constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      near = () => seen([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Watch);
  let arrive: () => void = () => undefined;
  const load = vi.fn<() => Promise<{ default: () => string }>>(
    () => new Promise((resolve) => (arrive = () => resolve({ default: () => '아래에 있는 것' }))),
  );
  const Below = lazy(load);
  const { container, findByText } = render(
    <WhenSeen>
      <Below />
    </WhenSeen>,
  );
  const height = () => getComputedStyle(container.firstElementChild ?? container).minHeight;
  expect([load.mock.calls.length, height()]).toEqual([0, '280px']);
  await act(async () => near());
  expect([load.mock.calls.length, height()]).toEqual([1, '280px']);
  arrive();
  await findByText('아래에 있는 것');
});
