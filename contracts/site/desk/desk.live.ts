import type { News, RoomKind } from '../../kernel/live.ts';
import { systemView } from '../workflow/workflow.views.ts';

/** Administrators are in it, and hear that something changed of what the desk counts. */
export const deskRoom = 'desk';

export const deskNews: News = {
  room: deskRoom,
  event: 'update_desk',
  views: [
    'order',
    'payment',
    'question',
    'name-card',
    'cash-receipt',
    'tax-invoice',
    'item',
    'sales',
    'sold',
    'member-day',
    'addin-day',
    'addin-error',
    systemView,
  ],
};

export const deskRooms: readonly RoomKind[] = [{ prefix: deskRoom, guard: 'admin' }];
