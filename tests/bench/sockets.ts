import { type Client, logIn, newIssue, newProject } from '../support/api-client.ts';
import { type Ground, onGround, type OpenGround, type UnderTest } from './ground/ground.ts';
import { closeSockets, openApart, openSockets, type Pool } from './socket-pool.ts';
import { poster } from './poster.ts';
import { median, ms, percentile, type Row } from './row.ts';
import { delaysOf, now, type SentAt } from './delays.ts';

export interface Pattern {
  readonly sockets: number;
  /** Counts only sockets that another process holds than the sender's. */
  readonly apart?: boolean;
  readonly perSecond: number;
  readonly seconds: number;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const commentsIn = async (client: Client, url: string) => {
  const project = await newProject(client);
  const issue = await newIssue(client, project.id);
  const post = poster({ url, token: client.token });
  const send = (comment: string) => post('request/comment/add', { prj_id: project.id, issue_id: issue.id, comment });
  return { room: `issue:${issue.id}`, send };
};

/** Sends at a steady pace, whether the answers come or not. */
const sendSteadily = async (
  { perSecond, seconds }: Pattern,
  sentAt: SentAt,
  send: (text: string) => Promise<unknown>,
) => {
  const answers: Promise<unknown>[] = [];
  const started = now();
  for (let number = 0; number < perSecond * seconds; number++) {
    await pause(Math.max(0, started + (number * 1000) / perSecond - now()));
    sentAt.set(`댓글 ${number}`, now());
    answers.push(send(`댓글 ${number}`));
  }
  await Promise.all(answers);
};

const opened = async (pool: Pool, nodes: readonly string[] | undefined) => {
  if (nodes) return openApart(pool, nodes);
  const sockets = await openSockets(pool);
  return { sockets, listening: sockets };
};

/** Delays in ms at the sockets. */
export const measureOn = async ({ url, socketNodes }: UnderTest, pattern: Pattern) => {
  const client = await logIn(url);
  const { room, send } = await commentsIn(client, url);
  const pool = { url, token: client.token, room, count: pattern.sockets };
  const { sockets, listening } = await opened(pool, pattern.apart ? socketNodes : undefined);
  const sentAt: SentAt = new Map();
  const delays = delaysOf(listening, sentAt);
  await Promise.all(Array.from({ length: 50 }, (_, number) => send(`준비 ${number}`)));
  await pause(1_000);
  await sendSteadily(pattern, sentAt, send);
  const expected = sentAt.size * listening.length;
  for (const until = now() + 10_000; delays.fromStamp.length < expected && now() < until;) await pause(20);
  closeSockets(sockets);
  if (delays.fromStamp.length < expected)
    throw new Error(`${expected - delays.fromStamp.length} messages did not arrive`);
  return {
    p50: percentile(delays.fromStamp, 0.5),
    p99: percentile(delays.fromStamp, 0.99),
    sentP50: percentile(delays.fromSending, 0.5),
    sentP99: percentile(delays.fromSending, 0.99),
  };
};

export const measureSockets = (open: OpenGround, pattern: Pattern) =>
  onGround(open, async (ground: Ground) => measureOn(await ground.run(), pattern));

const wide = async (open: OpenGround): Promise<Row> => {
  const { p99 } = await measureSockets(open, { sockets: 1_000, perSecond: 4, seconds: 10 });
  return { what: 'one message to a room of 1,000 sockets, p99', figure: ms(p99), limit: '≤ 50 ms', held: p99 <= 50 };
};

const embedded = async (open: OpenGround): Promise<Row[]> => {
  const { p50, p99 } = await measureSockets(open, { sockets: 100, perSecond: 200, seconds: 10 });
  return [
    {
      what: 'accepted command → another socket, p50 (200 commands/s, 100 sockets)',
      figure: ms(p50),
      limit: '≤ 5 ms',
      held: p50 <= 5,
    },
    { what: 'the same, p99', figure: ms(p99), limit: '≤ 25 ms', held: p99 <= 25 },
  ];
};

/** Medians of three rounds, once all processes are warm: just begun they are several times slower. */
const distributed = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground: Ground) => {
    const under = await ground.run();
    const at = (perSecond: number) => measureOn(under, { sockets: 20, apart: true, perSecond, seconds: 12 });
    // The first minute at full pace is still slower than what follows.
    for (const pace of [50, 100, 100, 100, 100]) await at(pace);
    const [calm, rounds] = [await at(50), [await at(100), await at(100), await at(100)]];
    const middle = (pick: (round: typeof calm) => number) => median(rounds.map(pick));
    const p99 = middle((round) => round.p99);
    return [
      {
        what: 'accepted command → socket of another node, p50 (100 commands/s, 10 sockets a node)',
        figure: ms(middle((round) => round.p50)),
      },
      { what: 'its p99', figure: ms(p99), limit: '≤ 60 ms', held: p99 <= 60 },
      {
        what: 'the same from the sending of the command, p50 and p99',
        figure: `${ms(middle((round) => round.sentP50))}, ${ms(middle((round) => round.sentP99))}`,
      },
      { what: 'the same from the stamp at 50 commands/s, p50 and p99', figure: `${ms(calm.p50)}, ${ms(calm.p99)}` },
    ];
  });

export const benchSockets = async (open: OpenGround, setting: Ground['setting']): Promise<Row[]> => [
  ...(await (setting === 'embedded' ? embedded : distributed)(open)),
  await wide(open),
];
