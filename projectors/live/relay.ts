import type { LiveDeletion, LiveDocument, LiveMessage, Relay } from '@maru/contracts/kernel/live';
import type { Person } from '@maru/contracts/kernel/presentation';
import type { Announcement } from '@maru/platform/live-bus/live-bus';
import type { CardCache } from '@maru/platform/view-store/card-cache';

export type Emit = (room: string, event: string, message: LiveMessage | LiveDeletion) => void;

interface Parts {
  readonly relays: readonly Relay<LiveDocument>[];
  readonly people: CardCache<Person>;
  readonly mayHear: (room: string) => boolean;
  readonly emit: Emit;
  readonly onError: (error: unknown) => void;
}

interface Outgoing {
  readonly relay: Relay<LiveDocument>;
  readonly document: LiveDocument;
  readonly rooms: readonly string[];
}

/** Turns announcements into messages in the order they came: what needs no read of people goes out at once. */
export const relayAnnouncements = ({ relays, people, mayHear, emit, onError }: Parts) => {
  const relayOf = new Map(relays.map((relay) => [relay.view, relay]));
  const waiting: Outgoing[] = [];
  let sending = false;

  const outgoing = ({ view, document }: Announcement): readonly Outgoing[] => {
    const relay = relayOf.get(view);
    if (!relay || !document) return [];
    const rooms = relay.rooms(document as LiveDocument).filter(mayHear);
    return rooms.length > 0 ? [{ relay, document: document as LiveDocument, rooms }] : [];
  };
  const sendOne = (one: Outgoing) => {
    try {
      send(one, people, emit);
    } catch (error) {
      onError(error);
    }
  };
  const sendAll = async () => {
    sending = true;
    for (let batch = waiting.splice(0); batch.length > 0; batch = waiting.splice(0)) {
      const missing = people.missingIds(batch.flatMap(({ relay, document }) => relay.presentation.people(document)));
      // Without their names the messages still go out: the order and the change matter more.
      if (missing.length > 0) await people.load(missing).catch(onError);
      batch.forEach(sendOne);
    }
    // In the same turn as the last look at what waits: what is heard next finds nobody sending.
    sending = false;
  };
  return (announcements: readonly Announcement[]) => {
    waiting.push(...announcements.flatMap(outgoing));
    if (!sending) void sendAll();
  };
};

/**
 * To each room by itself, since every room is a channel of its own: a socket in two of them gets the message twice, and
 * its page takes the second for known.
 */
const send = ({ relay, document, rooms }: Outgoing, people: CardCache<Person>, emit: Emit) => {
  const { id, revision, position } = document;
  const isDeletion = document.deleted === true && relay.deletedEvent !== undefined;
  const [event, message] = isDeletion
    ? [relay.deletedEvent, { id, revision, position }]
    : [relay.event, { id, revision, position, document: relay.presentation.present(document, people.card) }];
  for (const room of rooms) emit(room, event, message);
};
