import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from './board.tsx';

type Key = 'ToDo' | 'Done';
interface Card {
  readonly id: string;
  readonly title: string;
  readonly at: Key;
}
const cards: readonly Card[] = [
  { id: 'a', title: '기둥', at: 'ToDo' },
  { id: 'b', title: '보', at: 'ToDo' },
];
const labels = { ToDo: '할 일', Done: '완료' } as const;

const moved = vi.fn<(id: string, to: Key) => void>();
const Sample = () => {
  const [all, setAll] = useState(cards);
  return (
    <Board
      label="이슈 칸반"
      columns={(['ToDo', 'Done'] as const).map((key) => ({
        key,
        label: labels[key],
        tone: 'grey',
        cards: all.filter(({ at }) => at === key),
      }))}
      renderCard={({ title }) => <a href="#x">{title}</a>}
      getId={({ id }) => id}
      getTitle={({ title }) => title}
      canMove={({ id }) => id !== 'b'}
      onMove={(card, at) => {
        moved(card.id, at);
        setAll(all.map((one) => (one.id === card.id ? { ...one, at } : one)));
      }}
    />
  );
};

/** happy-dom lays nothing out: columns stand side by side, cards inside their column. */
const rectOf = (element: Element) => {
  const left = element.closest('[data-column="Done"]') ? 300 : 0;
  return element.hasAttribute('data-column') ? new DOMRect(left, 0, 280, 600) : new DOMRect(left + 10, 60, 260, 90);
};
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return rectOf(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  moved.mockReset();
});

const column = (name: string) => screen.getByRole('region', { name: new RegExp(name) });

describe('board', () => {
  it('moves a card by space, arrow, space and says so', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    act(() => screen.getByRole('button', { name: '기둥 끌어서 옮기기' }).focus());
    for (const key of ['[Space]', '[ArrowRight]', '[Space]']) {
      await user.keyboard(key);
      await nextFrame();
    }
    expect(moved).toHaveBeenCalledExactlyOnceWith('a', 'Done');
    expect(within(column('완료')).getByText('기둥')).toBeTruthy();
    expect(screen.getByText('기둥 카드를 완료 열에 내려놓았어요.')).toBeTruthy();
  });

  it('leaves a card in its place on Escape', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    act(() => screen.getByRole('button', { name: '기둥 끌어서 옮기기' }).focus());
    for (const key of ['[Space]', '[ArrowRight]', '[Escape]']) {
      await user.keyboard(key);
      await nextFrame();
    }
    expect(moved).not.toHaveBeenCalled();
    expect(screen.getByText('옮기기를 취소했어요. 기둥 카드는 제자리에 있어요.')).toBeTruthy();
  });

  it('moves a card by its menu', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(screen.getByRole('button', { name: '기둥 옮기기' }));
    await user.click(screen.getByRole('menuitem', { name: '완료' }));
    expect(moved).toHaveBeenCalledExactlyOnceWith('a', 'Done');
  });

  it('offers no move where none is allowed', () => {
    render(<Sample />);
    expect(screen.queryByRole('button', { name: /^보 / })).toBeNull();
  });
});
