import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../state/root-reducer.ts';

/** `offline` also while no screen needs a connection. */
export type Connection = 'connected' | 'connecting' | 'offline';
/** `refused`: not a member, or no longer. */
export type RoomStatus = 'joining' | 'joined' | 'refused';
export interface LiveState {
  connection: Connection;
  rooms: Record<string, RoomStatus>;
}

const slice = createSlice({
  name: 'live',
  initialState: { connection: 'offline', rooms: {} } as LiveState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
    },
    roomChanged: (state, { payload }: PayloadAction<{ room: string; status: RoomStatus | undefined }>) => {
      if (payload.status) state.rooms[payload.room] = payload.status;
      else delete state.rooms[payload.room];
    },
  },
  selectors: {
    selectConnection: ({ connection }) => connection,
    selectRoom: ({ rooms }, room: string | undefined) => (room === undefined ? undefined : rooms[room]),
  },
});

declare module '../state/root-reducer.ts' {
  interface LazySlices {
    live: LiveState;
  }
}
export const { connectionChanged, roomChanged } = slice.actions;
export const { selectConnection, selectRoom } = slice.injectInto(rootReducer).selectors;
