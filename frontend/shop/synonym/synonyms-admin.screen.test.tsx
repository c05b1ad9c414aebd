import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { SynonymsAdminScreen } from './synonyms-admin.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const group = { id: 'g', words: ['애드인', '플러그인'] };
const { id, name, image } = user;
const change = { revision: 0, at: 1_790_000_000_000, by: { id, name, image }, from: [], to: group.words };
const open = (more: Replies = {}) =>
  openAt(
    '/adm/item/synonym',
    <SynonymsAdminScreen />,
    {
      'GET adm/synonym/list': () => answer(200, { groups: [group], revision: 4 }),
      'GET adm/synonym/history': () => answer(200, { history: [change] }),
      'POST adm/synonym/add': () => answer(200, { groups: [], revision: 5 }),
      'DELETE adm/synonym': () => answer(200, { groups: [], revision: 5 }),
      ...more,
    },
    10,
  );
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '같은 뜻인 말' }), { target: { value: text } });
const save = () => userEvent.click(screen.getByRole('button', { name: '저장' }));

it('shows the groups and who changed them', async () => {
  open();
  const rows = within(await screen.findByRole('list', { name: '같은 뜻 검색어' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['애드인플러그인수정삭제']);
  expect(await screen.findByText('추가했어요: 애드인, 플러그인')).toBeTruthy();
});

it('adds a group of two different words at least', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: '추가' }));
  type('도서');
  await save();
  expect(await screen.findByText(/서로 다른 말을 두 개에서/)).toBeTruthy();
  type('도서, 책 ,, ');
  await save();
  await waitFor(() => expect(sent('POST adm/synonym/add')).toEqual([{ words: ['도서', '책'] }]));
});

it('edits a group, and says in its place why it is refused', async () => {
  const { sent } = open({
    'POST adm/synonym/add': () => problem(409, 'synonym_taken', '이미 다른 묶음에 있는 말이에요.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: '애드인, 플러그인 수정' }));
  type('애드인, 책');
  await save();
  expect(await screen.findByText('이미 다른 묶음에 있는 말이에요.')).toBeTruthy();
  expect(sent('POST adm/synonym/add')).toEqual([{ id: 'g', words: ['애드인', '책'] }]);
});

it('removes a group after a question', async () => {
  const { asked } = open();
  await userEvent.click(await screen.findByRole('button', { name: '애드인, 플러그인 삭제' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(asked('adm/synonym').map((query) => query.get('id'))).toEqual(['g']));
});
