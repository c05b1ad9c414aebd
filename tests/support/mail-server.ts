import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that keeps what it takes, in memory. */
export interface MailServer {
  readonly url: string;
  /** As they came over the wire, each with the envelope's addresses. */
  readonly mails: readonly { readonly from: string; readonly to: readonly string[]; readonly source: string }[];
  /** How often somebody connected. */
  connections(): number;
  close(): Promise<void>;
}

/** A real SMTP server, on a free port unless one is named; `options` make it refuse. */
export const startMailServer = async (options: SMTPServerOptions = {}, wanted = 0): Promise<MailServer> => {
  const mails: { from: string; to: string[]; source: string }[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          mails.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            source: Buffer.concat(parts).toString('utf8'),
          });
          done();
        });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
