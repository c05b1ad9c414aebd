import type { Examples } from '../../kernel/message.ts';
import type { ReactionEvent } from './reaction.events.ts';

const id = '01900000-0000-7000-8000-0000000000f1';

export const reactionExamples: Examples<ReactionEvent> = {
  ReactionSetAside: {
    type: 'ReactionSetAside',
    data: {
      id,
      workflow: 'orders',
      stream: 'shop.order-01900000-0000-7000-8000-0000000000d1',
      revision: 1,
      type: 'OrderPaid',
      error: 'item_not_found',
    },
  },
  ReactionRetried: { type: 'ReactionRetried', data: { id } },
  ReactionGivenUp: { type: 'ReactionGivenUp', data: { id, reason: '손님과 통화해 직접 보냈어요' } },
  ReactionDone: { type: 'ReactionDone', data: { id } },
};
