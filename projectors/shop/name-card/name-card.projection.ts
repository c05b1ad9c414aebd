import { type NameCardEvent, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardFold } from '@maru/contracts/shop/name-card/name-card.fold';
import type { NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import type { Projection } from '../../runtime/projection.ts';

export const nameCardProjection: Projection<NameCardEvent, NameCardDocument> = {
  name: 'name-card',
  version: 4,
  view: {
    fields: {
      id: 'text',
      user_id: 'text',
      name: 'text',
      status: 'text',
      changed_at: 'number',
      due_at: 'number',
      unanswered: 'number',
    },
    indexes: [
      ['status', 'changed_at'],
      ['unanswered', 'changed_at'],
      ['due_at'],
      ['user_id', 'changed_at'],
      ['changed_at'],
      ['name'],
    ],
    search: ['name', 'company'],
    personal: true,
  },
  streams: [nameCardStream('')],
  own: nameCardStream(''),
  key: (event) => event.data.id,
  on: nameCardFold.evolve,
};
