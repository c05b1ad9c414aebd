import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newIssue, newProject } from '../support/api-client.ts';
import { type Product, runServer } from '../support/running-server.ts';
import { inspectData } from './inspect-data.ts';

const total = 1_000;
const writers = 16;
const kills = 5;

let server: Product;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.dispose());

/** Sends with one key until an answer comes; without `persistent` gives up at the first lost answer. */
const send = async (client: () => Client, comment: object, persistent: boolean): Promise<Comment | undefined> => {
  const key = crypto.randomUUID();
  for (;;) {
    try {
      const { status, body } = await client().call<Comment>('POST', 'request/comment/add', {
        body: comment,
        headers: { 'idempotency-key': key },
      });
      expect(status).toBe(200);
      return body;
    } catch (error) {
      if (error instanceof TypeError === false) throw error;
      if (!persistent) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};

it(
  'keeps every answered comment once, and a retried one at most once, through five kills',
  { timeout: 180_000 },
  async () => {
    let client = await logIn(server.url);
    const project = await newProject(client);
    const issue = await newIssue(client, project.id);
    const answered: Comment[] = [];
    let sent = 0;
    const abandoned: string[] = [];

    const writer = async () => {
      while (sent < total) {
        const text = `댓글 ${sent++}`;
        const persistent = sent % 4 !== 0;
        const answer = await send(() => client, { prj_id: project.id, issue_id: issue.id, comment: text }, persistent);
        if (answer) answered.push(answer);
        else abandoned.push(text);
      }
    };
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill++) {
        while (answered.length + abandoned.length < (total * kill) / (kills + 1))
          await new Promise((resolve) => setTimeout(resolve, 2));
        await server.stop('SIGKILL');
        await server.start();
      }
    };
    await Promise.all([killer(), ...Array.from({ length: writers }, writer)]);

    client = await logIn(server.url);
    await server.stop('SIGTERM');
    const { comments, differences, firstBadEvent } = await inspectData(server.dataDir);
    const ids = comments.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, comment } of answered) expect(comments.find((stored) => stored.id === id)?.comment).toBe(comment);
    // Each text was sent under one key, so it stands there once if it was answered and at most once if it was not.
    const texts = comments.map(({ comment }) => comment);
    expect(new Set(texts).size).toBe(texts.length);
    expect(answered.length + abandoned.length).toBe(total);
    expect(texts.length).toBeGreaterThanOrEqual(answered.length);
    expect(differences).toEqual([]);
    expect(firstBadEvent).toBeUndefined();
  },
);
