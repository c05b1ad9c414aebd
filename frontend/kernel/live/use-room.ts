import { useEffect } from 'react';
import { useSelector, useLive } from '../state/hooks.ts';
import { type RoomStatus, selectConnection, selectRoom } from './live.slice.ts';

/** Joins a room while the screen shows it, again after every reconnect; answers how that went. */
export const useRoom = (room: string | undefined): RoomStatus | undefined => {
  const live = useLive();
  useEffect(() => (room === undefined ? undefined : live.rooms.enter(room)), [live, room]);
  return useSelector((state) => selectRoom(state, room));
};

export const useConnection = () => useSelector(selectConnection);
