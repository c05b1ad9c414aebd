import { Rejected } from '@maru/contracts/kernel/rejections';
import { installerStream } from '@maru/contracts/shop/installer/installer.events';
import { type InstallerKind, kindOf, maxInstallerBytes } from '@maru/contracts/shop/installer/installer.fields';
import { installerRoutes, newInstaller } from '@maru/contracts/shop/installer/installer.routes';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { parseInput, queryInput } from '@maru/platform/http/query-input';
import type { Request } from 'express';
import { v7 } from 'uuid';
import { actorOf, type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { isSurelyNotWritten } from '../../pipeline/surely-not-written.ts';
import { type CheckedProgram, checkedProgram } from './checked-program.service.ts';
import { installerAggregate, mustBeNew } from './installer.aggregate.ts';

export interface InstallerServices extends Pick<HandlerServices, 'load'> {
  readonly files: Pick<FileStore, 'put' | 'remove'>;
}

const receivedAll = async (content: AsyncIterable<Buffer>) => {
  for await (const _ of content);
};

const receive = (req: Request, kind: InstallerKind) => {
  if (Number(req.headers['content-length'] ?? 0) > maxInstallerBytes) throw new Rejected('installer_too_large');
  const { content, seen } = checkedProgram(req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, kind);
  return {
    seen,
    // What is left after a refusal is read and thrown away: a connection that nobody reads carries no answer.
    into: (take: (content: AsyncIterable<Buffer>) => Promise<void>) => take(content).finally(() => req.resume()),
  };
};

/**
 * The body goes from the network to the store, and is never whole in memory. That of a repeat is only compared with what
 * is stored, by its size and hash.
 */
export const uploadInstallerEndpoint = ({ load, files }: InstallerServices): Endpoint =>
  rawEndpoint(installerRoutes.upload, async ({ req, send, idOf, ...call }) => {
    const id = idOf(actorOf(call).userId);
    const { version, name } = parseInput(newInstaller, queryInput(req.query));
    const { state, rangeOf } = await load(installerAggregate, installerStream);
    const kind = kindOf(name) ?? 'msi';
    const file = `installer/release/${v7()}.${kind}`;
    const add = async (stored: string, program: ReturnType<CheckedProgram['seen']>) =>
      (await send({ type: 'AddInstaller', data: { version, name, file: stored, ...program } }, { id })).body;
    if (await rangeOf(id)) {
      const { into, seen } = receive(req, kind);
      await into(receivedAll);
      return add(state.releases.find((one) => one.version === version)?.file ?? file, seen());
    }
    mustBeNew(state, version);
    const { into, seen } = receive(req, kind);
    await into((content) => files.put(file, content));
    return add(file, seen()).catch(async (error: unknown) => {
      if (isSurelyNotWritten(error)) await files.remove(file);
      throw error;
    });
  });
