import type { LiveMessage } from '@maru/contracts/kernel/live';
import { io, type Socket } from 'socket.io-client';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { logIn, newIssue, newProject } from '../support/api-client.ts';
import { runServer } from '../support/running-server.ts';
import { ms, percentile, type Row } from './row.ts';

const now = () => performance.timeOrigin + performance.now();

const openSockets = async (url: string, token: string, room: string, count: number): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = io(`${url}/project`, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
    const answer = (await socket.emitWithAck('join', room)) as { ok: boolean };
    if (!answer.ok) throw new Error(`${room} was refused`);
    sockets.push(socket);
  };
  for (let opened = 0; opened < count; opened += 50) await Promise.all(Array.from({ length: Math.min(50, count - opened) }, open));
  return sockets;
};

/** Sends comments at a steady pace and takes the time from the command's stamp to each socket. */
const measure = async ({ sockets, perSecond, seconds }: { sockets: number; perSecond: number; seconds: number }) => {
  const server = await runServer();
  try {
    const client = await logIn(server.url);
    const project = await newProject(client);
    const issue = await newIssue(client, project.id);
    const listening = await openSockets(server.url, client.token, `issue:${issue.id}`, sockets);
    const delays: number[] = [];
    for (const socket of listening) {
      socket.on('update_comment', ({ document }: LiveMessage<Comment>) => delays.push(now() - document.updated_at));
    }
    const send = (text: string) =>
      client.call('POST', 'request/comment/add', { body: { prj_id: project.id, issue_id: issue.id, comment: text }, headers: { 'idempotency-key': crypto.randomUUID() } });
    await Promise.all(Array.from({ length: 50 }, (_, number) => send(`준비 ${number}`)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    delays.length = 0;
    const sent: Promise<unknown>[] = [];
    const started = now();
    for (let number = 0; number < perSecond * seconds; number++) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + (number * 1000) / perSecond - now())));
      sent.push(send(`댓글 ${number}`));
    }
    await Promise.all(sent);
    for (const until = now() + 10_000; delays.length < sent.length * sockets && now() < until; ) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of listening) socket.disconnect();
    const lost = sent.length * sockets - delays.length;
    if (lost > 0) throw new Error(`${lost} messages did not arrive`);
    return { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) };
  } finally {
    await server.dispose();
  }
};

export const benchSockets = async (): Promise<Row[]> => {
  const steady = await measure({ sockets: 100, perSecond: 200, seconds: 10 });
  const wide = await measure({ sockets: 1_000, perSecond: 4, seconds: 10 });
  return [
    { what: 'accepted command → another socket, p50 (200 commands/s, 100 sockets)', figure: ms(steady.p50), limit: '≤ 5 ms', held: steady.p50 <= 5 },
    { what: 'the same, p99', figure: ms(steady.p99), limit: '≤ 25 ms', held: steady.p99 <= 25 },
    { what: 'one message to a room of 1,000 sockets, p99', figure: ms(wide.p99), limit: '≤ 50 ms', held: wide.p99 <= 50 },
  ];
};
