import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { issueOf, openProjectScreen } from '../screens/issue.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const details = async () => within(await screen.findByRole('region', { name: '이슈 세부 정보' }));
const choose = async (label: string, option: string) => {
  await userEvent.click((await details()).getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('a property changed in place', () => {
  it('shows at once and goes back with a message when it could not be stored', async () => {
    let refuse: (reply: Response) => void = () => undefined;
    await openProjectScreen({
      'PUT request/request/status': () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    });
    await choose('상태', '완료');
    const status = (await details()).getByRole('combobox', { name: '상태' });
    expect(status.textContent).toBe('완료');
    expect(screen.getAllByLabelText('저장하는 중').length).toBeGreaterThan(0);
    refuse(problem(403, 'not_member', '프로젝트 구성원만 할 수 있어요.'));
    expect(await screen.findByText('프로젝트 구성원만 할 수 있어요.')).toBeTruthy();
    await waitFor(() => expect(status.textContent).toBe('할 일'));
    expect(screen.queryByLabelText('저장하는 중')).toBeNull();
  });

  it('leaves what someone else changed meanwhile when it goes back', async () => {
    let refuse: (reply: Response) => void = () => undefined;
    const { say } = await openProjectScreen({
      'PUT request/request/priority': () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    });
    await choose('우선순위', '높음');
    const newer = issueOf(1, { revision: 1, position: 50, priority: 'MEDIUM' });
    await say('update_request', { id: newer.id, revision: 1, position: 50, document: newer });
    refuse(problem(409, 'busy', '잠시 뒤 다시 시도해 주세요.'));
    await screen.findByText('잠시 뒤 다시 시도해 주세요.');
    expect((await details()).getByRole('combobox', { name: '우선순위' }).textContent).toBe('보통');
  });

  it('asks for the history anew when the issue has a new revision', async () => {
    const { asked, say } = await openProjectScreen();
    await userEvent.click(await screen.findByRole('tab', { name: '기록' }));
    const history = () => asked.filter(({ call }) => call === 'GET request/request/activity').length;
    await waitFor(() => expect(history()).toBe(1));
    const newer = issueOf(1, { revision: 1, position: 50, status: 'DONE' });
    await say('update_request', { id: newer.id, revision: 1, position: 50, document: newer });
    await waitFor(() => expect(history()).toBe(2));
  });
});

describe('deleting', () => {
  it('asks once, and the snackbar brings the issue back', async () => {
    const { asked } = await openProjectScreen({
      'DELETE request/request': () => answer(200, { id: issueOf(1).id, revision: 1, position: 59 }),
      'POST request/request/restore': () => answer(200, issueOf(1, { revision: 2, position: 60 })),
    });
    await userEvent.click((await details()).getByRole('button', { name: '삭제' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    await userEvent.click(await screen.findByRole('button', { name: '실행 취소' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST request/request/restore'));
    expect(await screen.findByRole('heading', { name: '이슈 1' })).toBeTruthy();
  });
});
