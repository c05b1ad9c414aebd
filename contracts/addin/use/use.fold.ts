import type { StreamFold } from '../../kernel/fold.ts';
import { lineMark } from '../batch/batch.lines.ts';
import type { UseEvent } from './use.events.ts';

/** What an add-in has sent of a day: how many lines, and how many of them with the newest command. */
export interface UseFacts {
  readonly lines: number;
  readonly newest: { readonly commandId: string; readonly lines: number };
}

/** Whether it has a line is a mark: the state stays small however many there are. */
export const useFold: StreamFold<UseFacts, UseEvent> = {
  initialState: { lines: 0, newest: { commandId: '', lines: 0 } },
  evolve: {
    AddinUsed: ({ lines }, { data: { ids }, meta: { commandId } }) => ({
      lines: lines + ids.length,
      newest: { commandId, lines: ids.length },
    }),
  },
  marksOf: ({ data: { ids } }) => ids.map((id) => [lineMark(id), ''] as const),
};
