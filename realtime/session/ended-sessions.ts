import type { Ending } from '@maru/contracts/kernel/live';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { LiveNamespace, LiveSocket } from './live-socket.ts';

/** Closes the sockets of sessions that have ended: an access token lives on for some minutes. */
export interface EndedSessions {
  /** Throws `session_ended`. A session that no view knows yet is a new one. */
  readonly refuseEnded: (session: string) => Promise<void>;
  readonly follow: (socket: LiveSocket) => void;
  readonly onSessionEnded: (session: string) => void;
  readonly onLoss: () => void;
}

interface Parts {
  readonly namespace: LiveNamespace;
  readonly views: ViewStore;
  readonly ending: Ending;
  readonly onError: (error: unknown) => void;
}

const sessionRoom = (session: string) => `session:${session}`;
const mostAtOnce = 500;

const end = (socket: LiveSocket) => {
  socket.emit('expired', { code: 'session_ended' });
  socket.disconnect(true);
};

export const endedSessions = ({ namespace, views, ending, onError }: Parts): EndedSessions => {
  const hasEnded = ending.ended as (doc: object) => boolean;
  const endedOf = async (sessions: readonly string[]) => {
    const rows = await views.view(ending.view).getMany(sessions);
    return rows.filter(({ doc }) => hasEnded(doc)).map(({ doc }) => doc.id);
  };
  const close = (session: string) => {
    for (const id of namespace.adapter.rooms.get(sessionRoom(session)) ?? []) {
      const socket = namespace.sockets.get(id);
      if (socket) end(socket);
    }
  };
  const lookUp = async (sessions: readonly string[]) => (await endedOf(sessions)).forEach(close);
  const lookUpAll = async () => {
    const open = [...new Set([...namespace.sockets.values()].map(({ data }) => data.session))];
    for (let from = 0; from < open.length; from += mostAtOnce) await lookUp(open.slice(from, from + mostAtOnce));
  };

  return {
    refuseEnded: async (session) => {
      if ((await endedOf([session])).length > 0) throw new Rejected('session_ended');
    },
    follow: (socket) => {
      const { session } = socket.data;
      void socket.join(sessionRoom(session));
      // From here on its end is heard; what was announced before is in the view.
      lookUp([session]).catch(onError);
    },
    onSessionEnded: (session) => close(session),
    onLoss: () => void lookUpAll().catch(onError),
  };
};
