import express from 'express';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, portOf } from '../http/listen.ts';
import { devMail, isOnThisMachine } from './dev-mail.ts';
import { mailFolder } from './mail-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-mail-'));
let server: Server;
beforeAll(async () => {
  const app = express()
    .use(devMail(folder))
    .use((_req, res) => void res.status(404).send('nothing here'));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** `fetch` lets nobody choose the host's name. */
const get = (headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(server), path: '/dev/mail', headers }, (answer) => {
      let text = '';
      answer
        .on('data', (part) => (text += String(part)))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

describe('/dev/mail', () => {
  it('says when nothing was sent', async () => expect((await get()).text).toContain('아직 보낸 메일이 없어요.'));

  it('shows mails, the newest first, as what they are and nothing else', async () => {
    let time = 0;
    const mailer = mailFolder(folder, { from: 'maru@example.com', now: () => (time += 1_000) });
    const mail = {
      person: 'haneul',
      to: 'haneul@example.com',
      text: '<script>text</script>',
      html: '<html><head></head><body onload="x()">"안녕"</body></html>',
    };
    await mailer.send({ ...mail, id: randomUUID(), subject: '먼저' });
    await mailer.send({ ...mail, id: randomUUID(), subject: '<나중>' });
    const { text } = await get();
    expect(text.indexOf('&lt;나중&gt;')).toBeLessThan(text.indexOf('먼저'));
    expect(text).not.toMatch(/<script|<body onload/);
    expect(text).toContain('srcdoc="&lt;html&gt;&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
    expect([...text.matchAll(/sandbox="([^"]*)"/g)].map(([, allowed]) => allowed)).toEqual(
      Array(2).fill('allow-popups allow-popups-to-escape-sandbox'),
    );
  });

  it.each([
    ['under another name', { host: 'maru.example' }],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['through another proxy', { forwarded: 'for=203.0.113.9' }],
  ])('is not there for whoever asks %s', async (_, headers) =>
    expect(await get(headers)).toEqual({ status: 404, text: 'nothing here' }),
  );

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.0.7', false],
    ['::ffff:10.0.0.1', false],
    [undefined, false],
  ])('asked from %s: %s', (remoteAddress, shown) =>
    expect(isOnThisMachine({ socket: { remoteAddress }, headers: {}, hostname: 'localhost' } as never)).toBe(shown),
  );
});
