import { personalRoom, type Relay } from '../../kernel/live.ts';
import type { UserCard } from './user.views.ts';

/** Tells all windows of a person what they are called by now and how they look. */
export const ownCardRelay: Relay<UserCard> = {
  view: 'user',
  event: 'update_user',
  rooms: ({ id }) => [personalRoom(id)],
  catchUp: {},
  presentation: { people: () => [], present: (card) => card },
};
