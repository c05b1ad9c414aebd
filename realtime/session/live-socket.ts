import type { Actor } from '@maru/contracts/kernel/actor';
import type { ViewPositions } from '@maru/contracts/kernel/live';
import type { Person } from '@maru/contracts/kernel/presentation';
import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import type { NodeEvents } from '@maru/platform/socket-cluster/socket-cluster';
import type { LimitFunction } from 'p-limit';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';

export interface LiveSocketData {
  actor: Actor;
  session: string;
  person: Person;
  expires: number;
  /** The rooms it is in, each with the project whose membership it takes. */
  readonly rooms: Map<string, string | undefined>;
  present: boolean;
  /** The room whose ticket let it in: it is nobody's session, and gets no other room. */
  readonly ticketRoom?: string;
  /** Runs each `join` and `leave` after the one before: they take effect in the order they came. */
  readonly queue: LimitFunction;
}

/** `positions`: what the relayed views have reached, to ask `request/changes` from. */
export type Acknowledgement =
  | { readonly ok: true; readonly positions?: ViewPositions }
  | { readonly ok: false; readonly code: RejectionCode };

export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, NodeEvents, LiveSocketData>;
export type LiveNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, NodeEvents, LiveSocketData>;

/** A client may leave out the acknowledgement; then nobody waits for the answer. */
export const answerTo = (acknowledge: unknown) => (answer: Acknowledgement) => {
  if (typeof acknowledge === 'function') (acknowledge as (answer: Acknowledgement) => void)(answer);
};
