import { afterEach, expect, it } from 'vitest';
import { visit } from '../support/api-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readSource } from '../support/mail-source.ts';
import { mailsTo, untilMails } from '../support/mails.ts';
import { type Product, runServer } from '../support/running-server.ts';
import { registerAccount } from '../support/visitor.ts';

let server: Product | undefined;
afterEach(() => server?.dispose());

const ask = (url: string, email: string, key = crypto.randomUUID()) =>
  visit(url, 'POST', 'auth/findpass', { body: { email }, headers: { 'idempotency-key': key } });

it(
  'sends each mail once, however often the server is killed between request and mail',
  { timeout: 180_000 },
  async () => {
    server = await runServer();
    const { email } = await registerAccount(server, '김하늘');
    await untilMails(server.dataDir, email, 1);
    for (let kill = 1; kill <= 3; kill += 1) {
      const key = crypto.randomUUID();
      expect((await ask(server.url, email, key)).status).toBe(200);
      await server.stop('SIGKILL');
      await server.start();
      // The answer could have been lost: the same request again is the same mail.
      expect((await ask(server.url, email, key)).status).toBe(200);
      await untilMails(server.dataDir, email, kill + 1);
    }
    // What comes after was sent after: nothing is on its way any more.
    const { email: later } = await registerAccount(server, '이바다');
    await untilMails(server.dataDir, later, 1);
    expect(await mailsTo(server.dataDir, email)).toHaveLength(4);
  },
);

it('waits for a mail server that is away, and hands it every mail once', { timeout: 120_000 }, async () => {
  const before = await startMailServer();
  const port = new URL(before.url).port;
  await before.close();
  const running = await runServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: '설계마루 <no-reply@maru.example>', LOG_LEVEL: 'silent' },
  });
  server = running;
  const people = await Promise.all(['김하늘', '이바다'].map((name) => registerAccount(running, name)));
  const back = await startMailServer({}, Number(port));
  const names = () => back.mails.map(({ source }) => readSource(source).header('Message-ID'));
  await expect.poll(() => new Set(names()).size, { timeout: 60_000 }).toBe(2);
  expect(back.mails.flatMap(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  await server.stop('SIGTERM');
  await back.close();
  expect(new Set(names()).size).toBe(names().length);
});
