import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useSelector } from '../state/hooks.ts';
import type { Live } from './live-client.ts';
import { type RoomStatus, selectConnection, selectPresent, selectRoom } from './live.slice.ts';

export const useLive = () => (useStore() as ReturnType<typeof useStore> & { readonly live: Live }).live;

/** Joins a room while the screen shows it, again after every reconnect; answers how that went. */
export const useRoom = (room: string | undefined): RoomStatus | undefined => {
  const live = useLive();
  useEffect(() => (room === undefined ? undefined : live.rooms.enter(room)), [live, room]);
  return useSelector((state) => selectRoom(state, room));
};

/** Who is in a room now, oneself too; nobody is known while there is no connection. */
export const usePresent = (room: string) => useSelector((state) => selectPresent(state, room)) ?? nobody;
const nobody: NonNullable<ReturnType<typeof selectPresent>> = [];

export const useConnection = () => useSelector(selectConnection);
