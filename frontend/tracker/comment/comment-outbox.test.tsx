import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { sessionEnded, sessionStarted } from '../../kernel/session/session.slice.ts';
import { commentOf, mine, openProjectScreen } from '../screens/issue.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const log = async () => within(await screen.findByRole('log', { name: '댓글' }));
const box = async () => (await screen.findByRole('textbox', { name: '댓글 쓰기' })) as HTMLTextAreaElement;
const bada = { ...user, id: 'u2', no: 2, name: '이바다' };
const away = { 'POST request/comment/add': () => problem(409, 'busy', '잠시 뒤 다시 시도해 주세요.') };

/** A comment that did not arrive, and another that is being written. */
const unsent = async () => {
  const screenOf = await openProjectScreen(away);
  await userEvent.type(await box(), '하늘이 보내지 못한 글');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await screen.findByRole('button', { name: '다시 보내기' });
  await userEvent.type(await box(), '하늘이 쓰던 글');
  return screenOf;
};

describe('what was not sent', () => {
  it.each([
    ['in the same window', false],
    ['after a reload', true],
  ])('is not for who logs in next, %s', async (_, reloaded) => {
    const { store } = await unsent();
    act(() => void store.dispatch(sessionEnded()));
    act(() => void store.dispatch(sessionStarted({ accessToken: 'other', user: bada })));
    if (reloaded) {
      cleanup();
      await openProjectScreen({}, '', { who: bada, keeps: true });
    }
    await log();
    expect((await log()).queryByText('하늘이 보내지 못한 글')).toBeNull();
    expect((await box()).value).toBe('');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('하늘이');
  });

  it('waits for its own person over a reload, and is sent again under its own key', async () => {
    const { asked } = await unsent();
    cleanup();
    const again = await openProjectScreen(
      {
        'POST request/comment/add': ({ body }) =>
          answer(200, commentOf(4, { ...mine, comment: String(body['comment']) })),
      },
      '',
      { keeps: true },
    );
    expect((await box()).value).toBe('하늘이 쓰던 글');
    await userEvent.click(await screen.findByRole('button', { name: '다시 보내기' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '다시 보내기' })).toBeNull());
    const keys = [...asked, ...again.asked]
      .filter(({ call }) => call === 'POST request/comment/add')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
