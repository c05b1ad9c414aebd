interface Pieces {
  readonly item: string;
  readonly option: number;
  readonly quantity: number;
}
interface Shelf {
  onHand: number;
  held: number;
}
const nameOf = ({ item, option }: Omit<Pieces, 'quantity'>) => `${item} ${option}`;

/** What lies in the shop, counted by hand. What never runs out has no shelf. */
export const stockRoom = () => {
  const shelves = new Map<string, Shelf>();
  const move = (pieces: readonly Pieces[], by: (shelf: Shelf, quantity: number) => Partial<Shelf>) => {
    for (const piece of pieces) {
      const shelf = shelves.get(nameOf(piece));
      if (shelf) Object.assign(shelf, by(shelf, piece.quantity));
    }
  };
  return {
    fill: (place: Omit<Pieces, 'quantity'>, onHand: number) => void shelves.set(nameOf(place), { onHand, held: 0 }),
    has: ({ quantity, ...place }: Pieces) => {
      const shelf = shelves.get(nameOf(place));
      return shelf === undefined || shelf.onHand - shelf.held >= quantity;
    },
    hold: (pieces: readonly Pieces[]) => move(pieces, ({ held }, many) => ({ held: held + many })),
    letGo: (pieces: readonly Pieces[]) => move(pieces, ({ held }, many) => ({ held: held - many })),
    /** Sold out of what was held. */
    sell: (pieces: readonly Pieces[]) =>
      move(pieces, ({ onHand, held }, many) => ({ onHand: onHand - many, held: held - many })),
    putBack: (pieces: readonly Pieces[]) => move(pieces, ({ onHand }, many) => ({ onHand: onHand + many })),
    shelf: (place: Omit<Pieces, 'quantity'>): Readonly<Shelf> | undefined => shelves.get(nameOf(place)),
  };
};
export type StockRoom = ReturnType<typeof stockRoom>;
