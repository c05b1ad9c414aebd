import type { Namespace } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';
import type { LiveBus } from '../live-bus/live-bus.ts';
import type { SocketCluster } from './socket-cluster.ts';

interface Node {
  readonly adapters: Set<LocalAdapter>;
  readonly topics: Map<string, (message: unknown) => void>;
}

/** The servers of one process; a loss is one that the live bus of the process reports. */
export const memorySocketCluster = (bus: LiveBus, onError: (error: unknown) => void): SocketCluster => {
  const nodes = new Set<Node>();
  const hearing = () => [...nodes].flatMap(({ adapters }) => [...adapters]);
  const send = (sender: LocalAdapter, message: ClusterMessage) => {
    for (const other of hearing()) {
      try {
        if (other !== sender) other.onMessage(message);
      } catch (error) {
        onError(error);
      }
    }
  };
  const adapterInto = (own: Set<LocalAdapter>) =>
    function adapter(namespace: Namespace) {
      const made = new LocalAdapter(namespace, send);
      own.add(made);
      return made;
    };
  return {
    sender: adapterInto(new Set()),
    sent: async () => undefined,
    mayHear: (room) => hearing().some(({ rooms }) => rooms.has(room)),
    join: (missed) => {
      const node: Node = { adapters: new Set(), topics: new Map() };
      nodes.add(node);
      const ignore = bus.listen(() => undefined, missed, []);
      return {
        adapter: adapterInto(node.adapters),
        subscribed: async () => undefined,
        topics: {
          signal: (topic, message) => {
            for (const { topics } of nodes) topics.get(topic)?.(message);
          },
          subscribe: (topic, listener) => void node.topics.set(topic, listener),
          unsubscribe: (topic) => void node.topics.delete(topic),
        },
        leave: () => {
          nodes.delete(node);
          ignore();
        },
      };
    },
  };
};

/** Hands what it sends to the others within the same turn. */
class LocalAdapter extends ClusterAdapter {
  readonly #send: (sender: LocalAdapter, message: ClusterMessage) => void;

  constructor(namespace: Namespace, send: (sender: LocalAdapter, message: ClusterMessage) => void) {
    super(namespace);
    this.#send = send;
  }

  override onMessage(message: ClusterMessage) {
    super.onMessage(message);
  }

  protected async doPublish(message: ClusterMessage) {
    this.#send(this, message);
    return '';
  }

  /** Nobody asks with an acknowledgement. */
  protected async doPublishResponse() {}
}
