import { openEventLog } from './event-log.ts';
import { type ClusterNode, type EsdbDouble, startEsdbDouble } from './esdb-double.ts';
import { alone } from './membership.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Nodes as clients of a cluster meet them. Elections are the test's; what a follower takes over is the leader's. */
export interface EsdbCluster {
  readonly url: string;
  readonly nodes: readonly EsdbDouble[];
  /** All others but those cut off follow that node and say so. */
  elect(leader: number): void;
  /** The node takes over nothing any more. */
  stall(node: number): void;
  /** Also knows no leader and nobody else alive; clients still reach it. */
  cutOff(node: number): void;
  close(): Promise<void>;
}

interface Node extends ClusterNode {
  isStalled: boolean;
  isCutOff: boolean;
}

export async function startEsdbCluster(count: number): Promise<EsdbCluster> {
  const nodes: Node[] = Array.from({ length: count }, (_, index) => {
    const replicate = (events: readonly RecordedEvent[]) => {
      const followers = nodes.filter((other, at) => at !== index && !other.isStalled);
      if (nodes[index]?.membership.leader === 'self') for (const follower of followers) follower.log.replicate(events);
    };
    return { membership: alone(), log: openEventLog([], replicate), isStalled: false, isCutOff: false };
  });
  const doubles = await Promise.all(nodes.map((node) => startEsdbDouble({ node })));

  const tell = (index: number, leader: number | undefined) => {
    const { membership, isCutOff } = nodes[index] as Node;
    const known = leader === undefined ? undefined : doubles[leader];
    membership.leader = leader === index ? 'self' : known && { host: known.host, port: known.port };
    membership.members = doubles.map(({ host, port }, at) => ({
      host,
      port,
      state: at === leader ? 'leader' : 'follower',
      isAlive: isCutOff ? at === index : nodes[at]?.isCutOff === false,
    }));
  };
  const elect = (leader: number) => nodes.forEach(({ isCutOff }, at) => tell(at, isCutOff ? undefined : leader));
  elect(0);
  return {
    url: `esdb://${doubles.map(({ host, port }) => `${host}:${port}`).join(',')}?tls=false`,
    nodes: doubles,
    elect,
    stall: (index) => Object.assign(nodes[index] ?? {}, { isStalled: true }),
    cutOff: (index) => {
      Object.assign(nodes[index] ?? {}, { isStalled: true, isCutOff: true });
      tell(index, undefined);
    },
    close: async () => void (await Promise.all(doubles.map((double) => double.close()))),
  };
}
