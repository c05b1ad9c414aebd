import type { News, RoomKind } from '../../kernel/live.ts';

/** Administrators are in it, and hear that something changed of what add-ins report, or of the seats they are used with. */
export const addinRoom = 'addin';

export const addinNews: News = {
  room: addinRoom,
  event: 'update_addin',
  views: ['addin-use', 'addin-day', 'addin-user', 'addin-error', 'licence'],
};

export const addinRooms: readonly RoomKind[] = [{ prefix: addinRoom, guard: 'admin' }];
