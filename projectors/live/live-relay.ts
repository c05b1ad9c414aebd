import type { Ending, LiveDocument, News, Relay, Revocation } from '@maru/contracts/kernel/live';
import type { CardsOf, Person } from '@maru/contracts/kernel/presentation';
import type { Engines } from '@maru/platform/engines/engines';
import type { Announcement, LiveBus } from '@maru/platform/live-bus/live-bus';
import type { Logger } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { liveNamespace, type NodeEvents } from '@maru/platform/socket-cluster/socket-cluster';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { type DefaultEventsMap, type Namespace, Server } from 'socket.io';
import { relayAnnouncements } from './relay.ts';
import { newsTeller } from './tell-news.ts';

export interface RelayTables {
  readonly relays: readonly Relay<LiveDocument>[];
  readonly people: CardsOf<Person>;
  readonly revocation: Revocation<object>;
  readonly ending: Ending;
  readonly news: readonly News[];
}

interface Parts {
  readonly engines: Pick<Engines, 'bus' | 'views' | 'sockets'>;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics?: Metrics | undefined;
}

type Sender = Namespace<DefaultEventsMap, DefaultEventsMap, NodeEvents>;

/** The live bus for projections: what is announced on it also reaches the sockets, on whichever node they are. */
export const relayingBus = (tables: RelayTables, { engines, log, metrics }: Parts): LiveBus => {
  const { bus, views, sockets } = engines;
  const onError = (err: unknown) => log.error({ err }, 'a change was not relayed');
  const namespace: Sender = new Server({ adapter: sockets.sender }).of(liveNamespace);
  const people = cardCache(views, tables.people);
  // Another process may own the view of people.
  bus.listen(people.onAnnouncements, people.onLoss, [tables.people.view]);
  const counter = metrics?.counter('realtime_messages_total', 'Messages to rooms, before they fan out', ['event']);
  const emit = (room: string, event: string, message: object) => {
    counter?.inc({ event });
    namespace.to(room).emit(event, message);
  };
  const relay = relayAnnouncements({ relays: tables.relays, people, mayHear: sockets.mayHear, emit, onError });
  const tellNews = tables.news.map((news) => newsTeller(news, emit));
  const tellNodes = nodeTeller(tables, namespace);
  return {
    ...bus,
    publish: async (announcements) => {
      await bus.publish(announcements);
      people.onAnnouncements(announcements);
      tellNodes(announcements);
      relay(announcements);
      for (const tell of tellNews) tell(announcements);
      await sockets.sent();
    },
  };
};

/** What concerns every node, because any of them may have sockets of that person or session. */
const nodeTeller = ({ revocation, ending }: RelayTables, namespace: Sender) => {
  const hasEnded = ending.ended as (doc: object) => boolean;
  return (announcements: readonly Announcement[]) => {
    for (const { view, id, document } of announcements) {
      if (!document) continue;
      const loss = view === revocation.view ? revocation.lost(document) : undefined;
      if (loss) namespace.serverSideEmit('membershipLost', loss);
      if (view === ending.view && hasEnded(document)) namespace.serverSideEmit('sessionEnded', id);
    }
  };
};
