import { openEventLog } from './event-log.ts';
import { type ClusterNode, type EsdbDouble, startEsdbDouble } from './esdb-double.ts';
import { noLogFile, openLogFile } from './log-file.ts';
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
  /** A node that was stalled or cut off takes over what it lacks and follows that leader. */
  rejoin(node: number, leader: number): void;
  /** What all nodes hold in memory of that event is no JSON any more. */
  damage(stream: string, revision: number): void;
  close(): Promise<void>;
}

interface Node extends ClusterNode {
  isStalled: boolean;
  isCutOff: boolean;
}

interface ClusterOptions {
  /** One for each node; free ones where nothing is said. */
  readonly ports?: readonly number[];
  /** Keeps the leaders' events there, for the next cluster that is given it. */
  readonly file?: string;
}

export async function startEsdbCluster(count: number, { ports = [], file }: ClusterOptions = {}): Promise<EsdbCluster> {
  const kept = file === undefined ? noLogFile : openLogFile(file);
  const stored = [...kept.stored];
  const nodes: Node[] = Array.from({ length: count }, (_, index) => {
    const replicate = (events: readonly RecordedEvent[]) => {
      if (nodes[index]?.membership.leader !== 'self') return;
      kept.persist(events);
      for (const follower of nodes.filter((other, at) => at !== index && !other.isStalled))
        follower.log.replicate(events);
    };
    return { membership: alone(), log: openEventLog(stored, replicate), isStalled: false, isCutOff: false };
  });
  const doubles = await Promise.all(nodes.map((node, at) => startEsdbDouble({ node, port: ports[at] ?? 0 })));

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
    rejoin: (index, leader) => {
      const [node, from] = [nodes[index], nodes[leader]];
      if (!node || !from) return;
      node.log.replicate(from.log.all.slice(node.log.all.length));
      Object.assign(node, { isStalled: false, isCutOff: false });
      elect(leader);
    },
    damage: (stream, revision) => {
      for (const { log } of nodes) Object.assign(log.stream(stream)[revision] ?? {}, { data: Buffer.from('{"broken') });
    },
    close: async () => {
      await Promise.all(doubles.map((double) => double.close()));
      kept.close();
    },
  };
}
