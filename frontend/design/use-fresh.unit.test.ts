import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFresh } from './use-fresh.ts';

it('marks what came by itself, neither the first load nor one more page', () => {
  const { result, rerender } = renderHook(({ ids, pages, ready }) => useFresh(ids, pages, ready), {
    initialProps: { ids: [] as string[], pages: 0, ready: false },
  });
  rerender({ ids: ['a', 'b'], pages: 1, ready: true });
  rerender({ ids: ['a', 'b'], pages: 1, ready: false });
  rerender({ ids: ['a', 'b', 'c'], pages: 2, ready: true });
  expect([...result.current]).toEqual([]);
  rerender({ ids: ['new', 'a', 'b', 'c'], pages: 2, ready: true });
  expect([...result.current]).toEqual(['new']);
});
