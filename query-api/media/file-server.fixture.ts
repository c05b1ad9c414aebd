import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { createLogger } from '@maru/platform/log/logger';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import express from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileRouter } from './file-router.ts';

interface Parts {
  readonly events: EventStore;
  readonly views: ViewStore;
  readonly tokens: AccessTokens;
}
export type ServedFiles = Awaited<ReturnType<typeof serveFiles>>;

/** Serves a picture under each of these keys. */
export const serveFiles = async ({ tokens, ...engines }: Parts, keys: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const files = folderFileStore(folder);
  for (const key of keys) await files.put(key, Buffer.from('picture'));
  const app = express().use('/api', fileRouter({ engines: { files, ...engines }, tokens }));
  const server = await listen(app.use(notFound, errorHandler(createLogger({ level: 'silent' }))), {
    port: 0,
    host: '127.0.0.1',
  });
  return {
    /** Sends the path as it is: `fetch` would tidy up `..` before sending. */
    get: (path: string, headers: Record<string, string>, method = 'GET') =>
      new Promise<{ status: number | undefined; text: string; headers: object }>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port: portOf(server), path, headers, method }, (answer) => {
          void answer
            .toArray()
            .then(
              (chunks: Buffer[]) =>
                resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString(), headers: answer.headers }),
              reject,
            );
        });
        asked.on('error', reject).end();
      }),
    close: async () => {
      await stopServer(server, { graceMs: 0 });
      rmSync(folder, { recursive: true });
    },
  };
};
