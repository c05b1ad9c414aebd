import { createLogger } from '@maru/platform/log/logger';
import { MailDeferred, MailRefused } from '@maru/platform/mail/mailer';
import { smtpMailer } from '@maru/platform/mail/smtp-mailer';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../support/mail-source.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailerConformance } from './mailer.conformance.ts';
import { from, newMail } from './sample-mail.ts';

mailerConformance('SMTP', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer({ url: server.url, from });
  const shown = (source: string) => {
    const { header, text, html } = readSource(source);
    return {
      name: header('Message-ID'),
      from: header('From'),
      to: header('To'),
      subject: header('Subject'),
      text: `${text}\n`,
      html,
    };
  };
  return {
    mailer,
    arrived: async () => [
      ...new Map(server.mails.map(({ source }) => shown(source)).map((mail) => [mail.name, mail])).values(),
    ],
    close: async () => {
      await mailer.close();
      await server.close();
    },
  };
});

/** Answers with this code what `point` asks. */
const refusing = (point: 'onRcptTo' | 'onAuth' | 'onMailFrom', code: number, more = {}, said = 'no') =>
  startMailServer({
    [point]: (_one: unknown, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error(said), { responseCode: code })),
    ...more,
  });

describe('SMTP', () => {
  it.each([
    ['onRcptTo', 550],
    ['onMailFrom', 553],
  ] as const)('gives a mail up that is refused for good (%s %i)', async (point, code) => {
    const server = await refusing(point, code);
    const mailer = smtpMailer({ url: server.url, from });
    await expect(mailer.send(newMail())).rejects.toThrow(MailRefused);
    await mailer.close();
    await server.close();
  });

  it('does not give a mail up for a server that is busy, does not know us, or is away', async () => {
    const busy = await refusing('onRcptTo', 451);
    const strict = await refusing('onAuth', 535, { authOptional: false, allowInsecureAuth: true });
    for (const url of [busy.url, strict.url.replace('//', '//us:wrong@'), 'smtp://127.0.0.1:1']) {
      const mailer = smtpMailer({ url, from });
      const failed = await mailer.send(newMail()).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failed).toBeInstanceOf(Error);
      expect(failed).not.toBeInstanceOf(MailRefused);
      // Only the first speaks of this mail: others wait for a server, not for a mailbox.
      expect(failed instanceof MailDeferred).toBe(url === busy.url);
      await mailer.close();
    }
    await busy.close();
    await strict.close();
  });

  it.each([450, 550])('says why a mail was not taken without the address, which nobody may log (%i)', async (code) => {
    const mail = newMail();
    const server = await refusing('onRcptTo', code, {}, `<${mail.to}>: nobody here`);
    const mailer = smtpMailer({ url: server.url, from });
    const lines: string[] = [];
    const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
    await mailer.send(mail).catch((err: unknown) => log.error({ err }, 'failed'));
    expect(lines.join('')).toContain(`EENVELOPE ${code}`);
    expect(lines.join('')).not.toContain(mail.to);
    await mailer.close();
    await server.close();
  });

  it('keeps its connection', async () => {
    const server = await startMailServer();
    const mailer = smtpMailer({ url: server.url, from });
    for (let sent = 0; sent < 5; sent += 1) await mailer.send(newMail());
    expect([server.mails.length, server.connections()]).toEqual([5, 1]);
    await mailer.close();
    await server.close();
  });

  it('says who sends, and that no person wrote it', async () => {
    const server = await startMailServer();
    const mailer = smtpMailer({ url: server.url, from });
    const mail = newMail();
    await mailer.send(mail);
    const [first] = server.mails;
    expect(first).toMatchObject({ from: 'no-reply@maru.example', to: [mail.to] });
    const { header } = readSource(first?.source ?? '');
    expect([header('Message-ID'), header('Auto-Submitted')]).toEqual([`<${mail.id}@maru.example>`, 'auto-generated']);
    await mailer.close();
    await server.close();
  });
});
