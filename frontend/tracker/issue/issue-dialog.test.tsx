import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { issueOf, openProjectScreen } from '../screens/issue.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const dialog = () => within(screen.getByRole('dialog'));
const title = () => dialog().getByRole('textbox', { name: /^제목/ });
const text = () => dialog().getByRole('textbox', { name: '내용' });
const opened = async (button: string) => {
  await screen.findByRole('heading', { name: '이슈 1' });
  await userEvent.click(screen.getAllByRole('button', { name: button })[0] ?? document.body);
};

describe('이슈 추가', () => {
  it('wants a title', async () => {
    const { asked } = await openProjectScreen();
    await opened('이슈 추가');
    await userEvent.click(dialog().getByRole('button', { name: '올리기' }));
    expect(await dialog().findByText('제목을 입력해 주세요.')).toBeTruthy();
    expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('posts what was chosen and opens the new issue', async () => {
    const { asked } = await openProjectScreen({
      'POST request/request/add': ({ body }) =>
        answer(200, issueOf(7, { title: String(body['title']), position: 70, updated_position: 70 })),
      'GET request/request/info': ({ query }) =>
        answer(200, query.get('id') === issueOf(7).id ? issueOf(7, { title: '새 이슈' }) : issueOf(1)),
    });
    await opened('이슈 추가');
    await userEvent.type(title(), '새 이슈');
    await userEvent.click(dialog().getByRole('button', { name: '올리기' }));
    expect(await screen.findByRole('heading', { name: '새 이슈' })).toBeTruthy();
    expect(asked.find(({ call }) => call === 'POST request/request/add')?.body).toMatchObject({
      title: '새 이슈',
      class: '건축',
      type: '도서검토',
      priority: 'LOW',
      status: 'TO DO',
      assignee: null,
      due: null,
      image: null,
    });
  });

  it('keeps what was typed after a failure, and for the next time', async () => {
    await openProjectScreen({ 'POST request/request/add': () => problem(409, 'busy', '잠시 뒤 다시 시도해 주세요.') });
    await opened('이슈 추가');
    await userEvent.type(title(), '쓰던 이슈');
    await userEvent.click(dialog().getByRole('button', { name: '올리기' }));
    expect(await dialog().findByText('잠시 뒤 다시 시도해 주세요.')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened('이슈 추가');
    expect((title() as HTMLInputElement).value).toBe('쓰던 이슈');
  });
});

describe('이슈 수정', () => {
  const current = { ...issueOf(1), revision: 4, title: '그들의 제목', text: '그들의 내용', priority: 'HIGH' };
  const conflicting = (later: () => Response) => {
    let first = true;
    return {
      'POST request/request/add': () => {
        if (!first) return later();
        first = false;
        return answer(412, {
          status: 412,
          code: 'revision_conflict',
          message: '그 사이 바뀌었어요.',
          errors: [],
          current,
        });
      },
    };
  };
  const meetConflict = async () => {
    const screenOf = await openProjectScreen(conflicting(() => answer(200, issueOf(1, { revision: 5 }))));
    await opened('수정');
    await userEvent.clear(title());
    await userEvent.type(title(), '내 제목');
    await userEvent.click(dialog().getByRole('button', { name: '저장' }));
    await dialog().findByText('그 사이 다른 사람이 바꿨어요');
    return screenOf;
  };
  const posts = ({ asked }: Awaited<ReturnType<typeof openProjectScreen>>) =>
    asked.filter(({ call }) => call === 'POST request/request/add');

  it('keeps my words, shows theirs field by field, and saves mine over the newest revision', async () => {
    const screenOf = await meetConflict();
    expect((title() as HTMLInputElement).value).toBe('내 제목');
    expect(dialog().getByRole('radio', { name: /바뀐 내용 그들의 제목/ })).toBeTruthy();
    expect(dialog().getByText('높음 (그대로 반영돼요)')).toBeTruthy();
    expect((text() as HTMLTextAreaElement).value).toBe('그들의 내용');
    await userEvent.click(dialog().getByRole('button', { name: '내 내용으로 저장' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = posts(screenOf);
    expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"0"', '"4"']);
    expect(sent.at(-1)?.body).toEqual({ id: issueOf(1).id, title: '내 제목' });
  });

  it('takes theirs, and gives mine back', async () => {
    await meetConflict();
    await userEvent.click(dialog().getByRole('button', { name: '바뀐 내용 쓰기' }));
    expect((title() as HTMLInputElement).value).toBe('그들의 제목');
    await userEvent.click(dialog().getByRole('radio', { name: /내 내용 내 제목/ }));
    expect((title() as HTMLInputElement).value).toBe('내 제목');
  });
});
