import type { StreamFold } from '../../kernel/fold.ts';
import type { AccessEvent } from './access.events.ts';
import type { AccessReason } from './access.fields.ts';

/** The reason that was given last, and in which session. */
export interface AccessState {
  readonly session: string;
  readonly reason: AccessReason | undefined;
}

const given = (_: AccessState, { data: { session, purpose, note } }: AccessEvent): AccessState => ({
  session,
  reason: { purpose, note },
});

export const accessFold: StreamFold<AccessState, AccessEvent> = {
  initialState: { session: '', reason: undefined },
  evolve: { ContactRead: given, PersonalDataExported: given },
};
