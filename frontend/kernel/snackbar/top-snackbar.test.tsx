import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { createStore } from '../store/store.ts';
import { offerAction, snackbarShown } from './snackbar.slice.ts';
import { TopSnackbar } from './top-snackbar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <MaruTheme>
        <TopSnackbar />
      </MaruTheme>
    </Provider>,
  );
  return (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
};

describe('top snackbar', () => {
  it('shows markup as the text it is', () => {
    show()(snackbarShown('<img src=x onerror=alert(1)> <b>굵게</b>'));
    expect(screen.getByText('<img src=x onerror=alert(1)> <b>굵게</b>')).toBeTruthy();
    expect(document.querySelector('b, img')).toBeNull();
  });

  it('goes by itself after five seconds', () => {
    show()(snackbarShown('저장했어요.'));
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('저장했어요.')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('저장했어요.')).toBeNull();
  });

  it('stays while someone points at it, and closes by its button', () => {
    show()(snackbarShown('저장했어요.'));
    fireEvent.mouseEnter(screen.getByText('저장했어요.'));
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByText('저장했어요.')).toBeNull();
  });

  it('offers one thing to do, once', () => {
    const undo = vi.fn<() => void>();
    const dispatch = show();
    dispatch(offerAction('삭제했어요.', { label: '실행 취소', run: undo }) as never);
    fireEvent.click(screen.getByRole('button', { name: '실행 취소' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('삭제했어요.')).toBeNull();
  });

  it('forgets the action of a message that a newer one replaced', () => {
    const undo = vi.fn<() => void>();
    const dispatch = show();
    dispatch(offerAction('삭제했어요.', { label: '실행 취소', run: undo }) as never);
    dispatch(snackbarShown('다른 소식'));
    expect(screen.queryByRole('button', { name: '실행 취소' })).toBeNull();
    expect(screen.getByText('다른 소식')).toBeTruthy();
  });
});
