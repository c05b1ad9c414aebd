import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

interface Names {
  /** Title of the card with this id. */
  readonly card: (id: string) => string;
  /** Label of the column with this key. */
  readonly column: (key: string) => string;
}

export const boardInstructions: ScreenReaderInstructions = {
  draggable:
    '스페이스를 눌러 카드를 집고, 왼쪽·오른쪽 화살표로 열을 고른 뒤 스페이스로 내려놓아요. Esc를 누르면 취소돼요.',
};

/** What is said while a card is on its way. */
export const boardAnnouncements = ({ card, column }: Names): Announcements => ({
  onDragStart: ({ active }) => `${card(String(active.id))} 카드를 집었어요.`,
  onDragOver: ({ active, over }) =>
    over
      ? `${card(String(active.id))} 카드가 ${column(String(over.id))} 열 위에 있어요.`
      : `${card(String(active.id))} 카드가 열 밖에 있어요.`,
  onDragEnd: ({ active, over }) =>
    over
      ? `${card(String(active.id))} 카드를 ${column(String(over.id))} 열에 내려놓았어요.`
      : `${card(String(active.id))} 카드를 제자리에 두었어요.`,
  onDragCancel: ({ active }) => `옮기기를 취소했어요. ${card(String(active.id))} 카드는 제자리에 있어요.`,
});
