import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFarFromEnd } from './use-follow-end.ts';

it('is far while more than a window lies below', () => {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientHeight: { value: 100 }, scrollHeight: { value: 500, writable: true } });
  const { result } = renderHook(() => useFarFromEnd({ current: element }, 3));
  expect(result.current).toBe(true);
  act(() => {
    element.scrollTop = 320;
    element.dispatchEvent(new Event('scroll'));
  });
  expect(result.current).toBe(false);
});
