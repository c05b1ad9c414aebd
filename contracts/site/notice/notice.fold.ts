import type { StreamFold } from '../../kernel/fold.ts';
import type { NoticeEvent } from './notice.events.ts';
import type { NoticeContent } from './notice.views.ts';

export type NoticeFacts = NoticeContent | 'missing';

export const noticeFold: StreamFold<NoticeFacts, NoticeEvent> = {
  initialState: 'missing',
  evolve: {
    NoticeAdded: (_, { data }) => data,
    NoticeEdited: (notice, { data: { after } }) => (notice === 'missing' ? notice : Object.assign({}, notice, after)),
    NoticeRemoved: () => 'missing',
  },
};
