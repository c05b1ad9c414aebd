import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Document } from 'mongodb';
import { answerTo, messageReader, type MongoMessage } from './mongo-messages.ts';

export interface MongoCommand {
  /** Such as `find`, `insert`, `update`. */
  readonly name: string;
  readonly body: Document;
}

/**
 * What becomes of a command: the connection ends before it is sent on, or when it was carried out; nobody answers; this
 * is answered instead; what the server answered is answered with this over it.
 */
export type Fault = 'reset' | 'reset after' | 'silence' | { readonly answer: Document } | { readonly amend: Document };

export interface MongoProxy {
  readonly url: string;
  /** All commands that came, without those by which a driver watches its server. */
  readonly commands: readonly MongoCommand[];
  /** Asked for each command from now on; undefined lets it pass. */
  inject(fault: (command: MongoCommand) => Fault | undefined): void;
  /** From now on connections end as soon as more bytes come at once. */
  cutAt(bytes: number): void;
  close(): Promise<void>;
}

const watching = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);

/**
 * Stands between drivers and the server of `url`, and says no as servers and networks do. Ended by the caller. For a
 * long time one should stand there without a record of all commands.
 */
export const openMongoProxy = async (url: string, isRecording = true): Promise<MongoProxy> => {
  const target = new URL(url);
  const commands: MongoCommand[] = [];
  const sockets = new Set<Socket>();
  let longest = Infinity;
  let faultOf: Parameters<MongoProxy['inject']>[0] = () => undefined;

  const judge = ({ body }: MongoMessage): Fault | undefined => {
    const name = Object.keys(body ?? {})[0];
    if (!body || name === undefined || watching.has(name)) return undefined;
    if (isRecording) commands.push({ name, body });
    return faultOf({ name, body });
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      // A reset is what these sockets are for.
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes: Buffer) => {
      if (bytes.length > longest) client.resetAndDestroy();
    });
    relay(client, upstream, judge);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxied.searchParams.set('directConnection', 'true');
  return {
    url: proxied.href,
    commands,
    inject: (fault) => void (faultOf = fault),
    cutAt: (bytes) => void (longest = bytes),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

const relay = (client: Socket, upstream: Socket, judge: (message: MongoMessage) => Fault | undefined) => {
  const [commands, answers] = [messageReader(), messageReader()];
  const onAnswer = new Map<number, Exclude<Fault, 'reset' | 'silence'>>();
  const reset = () => {
    client.resetAndDestroy();
    upstream.destroy();
  };
  client.on('data', (bytes: Buffer) => {
    for (const message of commands(bytes)) {
      const fault = judge(message);
      if (fault === 'reset') return reset();
      if (fault === 'silence') continue;
      if (fault && fault !== 'reset after' && 'answer' in fault) {
        client.write(answerTo(message, fault.answer));
        continue;
      }
      if (fault) onAnswer.set(message.id, fault);
      upstream.write(message.bytes);
    }
  });
  upstream.on('data', (bytes: Buffer) => {
    for (const message of answers(bytes)) {
      const fault = onAnswer.get(message.answers);
      if (fault === 'reset after') return reset();
      const amended = fault && 'amend' in fault ? { ...message.body, ...fault.amend } : undefined;
      client.write(amended ? answerTo({ id: message.answers }, amended) : message.bytes);
    }
  });
  client.on('close', () => upstream.destroy());
  upstream.on('close', () => client.destroy());
};

/** The answer of a server that refuses a whole command. */
export const refusal = (code: number, codeName = 'Refused'): Fault => ({
  answer: { ok: 0, code, codeName, errmsg: `refused with ${code}` },
});

/** The answer to a write of which parts were refused, each with a code. */
export const writeErrors = (...codes: readonly number[]): Fault => ({
  answer: { ok: 1, n: 0, writeErrors: codes.map((code, index) => ({ index, code, errmsg: `refused with ${code}` })) },
});

/** A write that was done, but not by a majority in time. */
export const concernError = (code: number): Fault => ({
  amend: { writeConcernError: { code, errmsg: 'waiting for replication timed out' } },
});
