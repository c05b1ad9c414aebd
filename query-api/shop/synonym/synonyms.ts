import { type SynonymEvent, synonymStream } from '@maru/contracts/shop/synonym/synonym.events';
import type { synonymQueries } from '@maru/contracts/shop/synonym/synonym.routes';
import {
  type SynonymChange,
  type SynonymDocument,
  type SynonymList,
  synonymView,
} from '@maru/contracts/shop/synonym/synonym.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';

export const readSynonyms = async (views: ViewStore): Promise<SynonymList> =>
  (await views.view(synonymView).get<SynonymDocument>(synonymView))?.doc ?? { groups: [], revision: -1 };

export const synonymList: QueryHandler<typeof synonymQueries.list> = {
  views: [synonymView],
  answer: async (_input, { engines: { views } }) => {
    const { groups, revision } = await readSynonyms(views);
    return { groups, revision };
  },
  revision: ({ revision }) => (revision < 0 ? undefined : revision),
};

type RecordedChange = SynonymEvent & Pick<RecordedEvent, 'id' | 'revision' | 'meta'>;

const wordsOf = (event: SynonymEvent): Pick<SynonymChange, 'from' | 'to'> => {
  if (event.type === 'SynonymsChanged') return { from: event.data.from, to: event.data.to };
  return event.type === 'SynonymsAdded' ? { from: [], to: event.data.words } : { from: event.data.words, to: [] };
};

const changePresentation: Presentation<RecordedChange, SynonymChange> = {
  people: ({ meta }) => [meta.actorId],
  present: (event, person) => {
    const { id, name, image } = person(event.meta.actorId);
    return { revision: event.revision, at: epochMs(event.meta.at), by: { id, name, image }, ...wordsOf(event) };
  },
};

const most = 100;

export const synonymHistory: QueryHandler<typeof synonymQueries.history> = {
  views: [synonymView],
  answer: async (_input, { engines: { views, events }, present }) => {
    const { revision } = await readSynonyms(views);
    const changes = await readEvents<SynonymEvent>(events, synonymStream, Math.max(0, revision - most + 1));
    return { history: await present(changePresentation, changes.toReversed()) };
  },
};
