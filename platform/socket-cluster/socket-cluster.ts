import type { ServerOptions } from 'socket.io';

export const liveNamespace = '/project';

/** What the servers of all nodes are told beside messages to rooms, by `serverSideEmit`. */
export interface NodeEvents {
  membershipLost: (loss: { readonly user: string; readonly project: string }) => void;
  sessionEnded: (session: string) => void;
}

/** What `new Server({ adapter })` of socket.io takes. */
export type SocketAdapter = ServerOptions['adapter'];

/** The servers of socket.io in all processes as one: what one sends to a room reaches the room's sockets on every node. */
export interface SocketCluster {
  /** For a server that only sends: it has no sockets and hears nothing. */
  readonly sender: SocketAdapter;
  /** Resolves once all that was sent so far has left this process, or is lost and will be told so. */
  sent(): Promise<void>;
  /** False only where nobody anywhere can be in the room. */
  mayHear(room: string): boolean;
  /** For one server with sockets. `missed` is called when messages may be lost, before any later one. */
  join(missed: () => void): ClusterNode;
}

export interface ClusterNode {
  readonly adapter: SocketAdapter;
  /** Resolves once whatever is sent to the rooms and topics of this moment reaches this node, or `missed` is called. */
  subscribed(): Promise<void>;
  /** Between nodes, for what is true only for the moment: a loss is not reported. The sender may hear itself. */
  readonly topics: {
    signal(topic: string, message: object): void;
    /** Until `unsubscribe`, each topic once. */
    subscribe(topic: string, listener: (message: unknown) => void): void;
    unsubscribe(topic: string): void;
  };
  leave(): void;
}
