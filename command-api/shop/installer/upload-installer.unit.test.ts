import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { EndpointContext } from '../../http/endpoint.ts';
import { installerAggregate } from './installer.aggregate.ts';
import { type InstallerServices, uploadInstallerEndpoint } from './upload-installer.endpoint.ts';

const program = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000, 7)]);

/** What is stored after a command that is refused once its file is there. */
const storedAfter = async (code: RejectionCode) => {
  const stored = new Set<string>();
  const files: InstallerServices['files'] = {
    put: async (key, content) => {
      for await (const _ of content as AsyncIterable<Buffer>);
      stored.add(key);
    },
    remove: async (key) => void stored.delete(key),
  };
  const load = async () => ({ state: installerAggregate.initialState, rangeOf: async () => undefined });
  const req = Object.assign(Readable.from([program]), { query: { version: '1.4.0', name: 'maru.msi' }, headers: {} });
  const send = () => Promise.reject(new Rejected(code));
  const context = { req, send, idOf: () => 'id', actor: { userId: 'keeper', level: 10 } };
  const { handle } = uploadInstallerEndpoint({ load, files } as unknown as InstallerServices);
  await expect(handle(context as unknown as EndpointContext<never> as never)).rejects.toMatchObject({ code });
  return stored.size;
};

it.each(['installer_there', 'too_many_installers', 'key_reused', 'forbidden', 'busy'] as const)(
  'leaves no file where it is refused as %s',
  async (code) => expect(await storedAfter(code)).toBe(0),
);
it('keeps the file where nobody knows whether its release was written', async () => {
  expect(await storedAfter('unavailable')).toBe(1);
});
