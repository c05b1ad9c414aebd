import type { ReactNode } from 'react';
import type { Tone } from '../tokens.ts';

export interface BoardColumn<Card, Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly tone: Tone;
  readonly cards: readonly Card[];
}

export interface BoardProps<Card, Key extends string> {
  /** What the board shows, for people who hear it. */
  readonly label: string;
  readonly columns: readonly BoardColumn<Card, Key>[];
  readonly renderCard: (card: Card) => ReactNode;
  /** Asked only for another column than the card's own; the caller moves the card at once. */
  readonly onMove: (card: Card, to: Key) => void;
  readonly getId: (card: Card) => string;
  /** Names the card in announcements and button labels. */
  readonly getTitle: (card: Card) => string;
  /** Absent: every card may be moved. */
  readonly canMove?: (card: Card) => boolean;
  /** Said in a column without cards. */
  readonly emptyText?: string;
}

export interface Place {
  readonly key: string;
  readonly label: string;
}
