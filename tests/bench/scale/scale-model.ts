import { percentile } from '../row.ts';
import { arrivalsAt, around, chance } from './chance.ts';
import { partCosts as cost, waits } from './part-costs.ts';
import { batches, queue } from './station.ts';

/** What is asked of the product. */
export interface Load {
  readonly commandsPerSecond: number;
  readonly getsPerSecond: number;
  /** How many sockets hear of one command. */
  readonly listeners: number;
}

/** How many of each there are, each on a core of its own; with `sharedCores` all of them are on that many. */
export interface Copies {
  readonly gateway: number;
  readonly commandApi: number;
  readonly queryApi: number;
  /** Parts into which each projection is split, each with a lease of its own. */
  readonly projectionParts: number;
  readonly mongoShards: number;
  /** The log has one leader; splitting it by context makes more. */
  readonly logs: number;
  readonly redisShards: number;
  readonly socketNodes: number;
  /** Each room has a channel of its own: only nodes where somebody listens hear of it. */
  readonly roomChannels?: boolean;
  readonly sharedCores?: number;
}

export interface Outcome {
  /** From the gateway to the sockets, ms; infinite where something never keeps up. */
  readonly p50: number;
  readonly p99: number;
  /**
   * What is asked of each part as a share of what all its copies can do; of projections and Redis at their cheapest, in
   * full batches.
   */
  readonly busy: Readonly<Record<string, number>>;
}

const commands = 10_000;
const mostInBatch = 500;

/** Nodes that a command's announcements go to. */
const hearing = ({ listeners }: Load, { socketNodes, roomChannels }: Copies) =>
  roomChannels ? Math.min(socketNodes, listeners) : socketNodes;

/** CPU ms of a command in all parts together, and of a GET. */
const workOf = (load: Load, copies: Copies) => ({
  command:
    cost.gateway +
    cost.commandApi +
    cost.eventStore +
    cost.projectorBatch +
    cost.projectorEvent +
    cost.mongoBatch +
    cost.mongoEvent +
    cost.redis +
    hearing(load, copies) * cost.socketNode +
    load.listeners * (cost.socketFrame + cost.gatewayFrame),
  get: cost.gateway + cost.queryApi + cost.mongoRead,
});

/**
 * On shared cores everybody's work is stretched: what a processor of so many cores makes of it when it serves all at
 * once.
 */
const stretchOf = (load: Load, copies: Copies): number => {
  const { sharedCores } = copies;
  if (sharedCores === undefined) return 1;
  const work = workOf(load, copies);
  const share = (load.commandsPerSecond * work.command + load.getsPerSecond * work.get) / 1_000 / sharedCores;
  return share < 1 ? 1 / (1 - share ** sharedCores) : Infinity;
};

/** The way of a command through the parts, one after the other; GETs only take the time of those that serve both. */
export const simulate = (load: Load, copies: Copies): Outcome => {
  const [random, stretch] = [chance(7), stretchOf(load, copies)];
  const [sent, gets, perMs] = [
    jobsAt(arrivalsAt(random, load.commandsPerSecond, commands)),
    load.getsPerSecond / 1_000,
    load.commandsPerSecond / 1_000,
  ];
  const busy: Record<string, number> = { 'query-api': (gets * cost.queryApi) / copies.queryApi };
  const pass = ({ name, servers, mean, others = 0 }: Station, jobs: readonly Job[]): readonly Job[] => {
    busy[name] = (perMs * mean + others) / servers;
    const left = Math.max(0.01, 1 - others / servers);
    return moved(jobs, queue(timesOf(jobs), servers, around(random, (mean * stretch) / left)).done);
  };
  const gateway = {
    name: 'gateway',
    servers: copies.gateway,
    mean: cost.gateway + load.listeners * cost.gatewayFrame,
    others: gets * cost.gateway,
  };
  const asked = pass({ name: 'command-api', servers: copies.commandApi, mean: cost.commandApi }, pass(gateway, sent));
  const appended = pass(
    { name: 'EventStoreDB', servers: copies.logs, mean: cost.eventStore },
    asked.map((job) => ({ ...job, at: job.at + waits.commandRoundTrips * waits.roundTrip })),
  );
  const { folded, batchesPerEvent } = project(appended, copies, stretch);
  busy.projectors = (perMs * (cost.projectorEvent + cost.mongoEvent)) / copies.projectionParts;
  busy.MongoDB =
    (perMs * (batchesPerEvent * cost.mongoBatch + cost.mongoEvent) + gets * cost.mongoRead) / copies.mongoShards;
  const nodes = hearing(load, copies);
  const said = pass({ name: 'Redis', servers: copies.redisShards, mean: (cost.redis * nodes) / 2 }, folded);
  const each = (nodes * cost.socketNode + load.listeners * cost.socketFrame) / copies.socketNodes;
  const heard = pass({ name: 'realtime', servers: 1, mean: each }, said);
  const lost = stretch === Infinity || Object.values(busy).some((share) => share >= 1);
  const delays = heard.map(({ sent: from, at }) => at - from);
  return { p50: lost ? Infinity : percentile(delays, 0.5), p99: lost ? Infinity : percentile(delays, 0.99), busy };
};

interface Station {
  readonly name: string;
  readonly servers: number;
  /** Service time. */
  readonly mean: number;
  /** How many servers' time other requests take. */
  readonly others?: number;
}

/** A command on its way. */
interface Job {
  readonly sent: number;
  readonly at: number;
}

const jobsAt = (times: Float64Array): readonly Job[] => Array.from(times, (time) => ({ sent: time, at: time }));
const timesOf = (jobs: readonly Job[]) => Float64Array.from(jobs, ({ at }) => at);
/** In the order in which the next station sees them. */
const moved = (jobs: readonly Job[], times: Float64Array): readonly Job[] =>
  jobs.map(({ sent }, index) => ({ sent, at: times[index] ?? Infinity })).toSorted((a, b) => a.at - b.at);

/** Each part of the projections follows its share of the events in batches. */
const project = (jobs: readonly Job[], { projectionParts: parts }: Copies, stretch: number) => {
  const base = (cost.projectorBatch + cost.mongoBatch) * stretch + waits.buildRoundTrips * waits.roundTrip;
  const each = (cost.projectorEvent + cost.mongoEvent) * stretch;
  const shares = Array.from({ length: parts }, (_, part) => jobs.filter((_job, index) => index % parts === part));
  const passed = shares.map((share) => ({ share, ...batches(timesOf(share), { base, each, most: mostInBatch }) }));
  const folded = passed.flatMap(({ share, done }) => moved(share, done)).toSorted((a, b) => a.at - b.at);
  return { folded, batchesPerEvent: passed.reduce((sum, { count }) => sum + count, 0) / jobs.length };
};
