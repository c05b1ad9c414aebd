import type { PresenceMessage } from '@maru/contracts/kernel/live';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../state/root-reducer.ts';

/** `offline` also while no screen needs a connection. */
export type Connection = 'connected' | 'connecting' | 'offline';
/** `refused`: not a member, or no longer. */
export type RoomStatus = 'joining' | 'joined' | 'refused';
export interface LiveState {
  connection: Connection;
  rooms: Record<string, RoomStatus>;
  /** Who is in a room now, while it is joined. */
  present: Record<string, PresenceMessage['people']>;
}

const slice = createSlice({
  name: 'live',
  initialState: { connection: 'offline', rooms: {}, present: {} } as LiveState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
      if (payload !== 'connected') state.present = {};
    },
    roomChanged: (state, { payload }: PayloadAction<{ room: string; status: RoomStatus | undefined }>) => {
      if (payload.status) state.rooms[payload.room] = payload.status;
      else delete state.rooms[payload.room];
      if (payload.status === undefined || payload.status === 'refused') delete state.present[payload.room];
    },
    presenceChanged: ({ present }, { payload: { room, people } }: PayloadAction<PresenceMessage>) => {
      present[room] = [...people];
    },
  },
  selectors: {
    selectConnection: ({ connection }) => connection,
    selectPresent: ({ present }, room: string) => present[room],
    selectRoom: ({ rooms }, room: string | undefined) => (room === undefined ? undefined : rooms[room]),
  },
});

declare module '../state/root-reducer.ts' {
  interface LazySlices {
    live: LiveState;
  }
}
export const { connectionChanged, presenceChanged, roomChanged } = slice.actions;
export const { selectConnection, selectPresent, selectRoom } = slice.injectInto(rootReducer).selectors;
