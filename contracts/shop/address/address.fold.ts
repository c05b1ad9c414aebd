import type { StreamFold } from '../../kernel/fold.ts';
import type { AddressEvent } from './address.events.ts';
import type { KeptAddress } from './address.fields.ts';

/** `last` is the greatest number that was ever given. */
export interface AddressBook {
  readonly last: number;
  readonly list: readonly KeptAddress[];
}

export const addressFold: StreamFold<AddressBook, AddressEvent> = {
  initialState: { last: 0, list: [] },
  evolve: {
    AddressSaved: ({ last, list }, { data: { id: _, ...saved } }) => {
      const others = list.map((one) => (saved.main ? { ...one, main: false } : one));
      const isThere = list.some(({ no }) => no === saved.no);
      return {
        last: Math.max(last, saved.no),
        list: isThere ? others.map((one) => (one.no === saved.no ? saved : one)) : [...others, saved],
      };
    },
    AddressRemoved: ({ last, list }, { data }) => ({ last, list: list.filter(({ no }) => no !== data.no) }),
  },
};
