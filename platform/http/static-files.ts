import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { isKnown } from './etag.ts';

interface StaticFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
  /** Compressed once, at the first request for it; undefined for what is compressed already. */
  readonly gzipped: (() => Promise<Buffer>) | undefined;
}

const compress = promisify(gzip);
/** Below this a compressed answer is no faster. */
const leastCompressed = 1_024;
const isText = /\.(html|js|mjs|css|svg|json|webmanifest|txt|map)$/;
/** The bundler puts a hash of the content into the names of these: another content is another name. */
const isHashed = /^\/assets\//;

const open = (folder: string, path: string): StaticFile => {
  const bytes = readFileSync(join(folder, path));
  let compressed: Promise<Buffer> | undefined;
  const compressible = isText.test(path) && bytes.length >= leastCompressed;
  return {
    bytes, type: extname(path),
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    cacheControl: isHashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    gzipped: compressible ? () => (compressed ??= compress(bytes, { level: 9 })) : undefined,
  };
};

/** All files of a folder, held in memory: a path not listed cannot be read, whatever dots are in it. */
const openAll = (folder: string): ReadonlyMap<string, StaticFile> => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'));
  return new Map(paths.map((path) => [path, open(folder, path)]));
};

/** Whether the address is a screen's and not a file's: the browser app shows it. */
const isScreen = (path: string) => !basename(path).includes('.');

/** Serves a built single-page app: its files, and `index.html` for every other address. Anything but GET and HEAD goes on. */
export const staticFiles = (folder: string): RequestHandler => {
  const files = openAll(folder);
  return async (req, res, next) => {
    const file = files.get(req.path) ?? (isScreen(req.path) ? files.get('/index.html') : undefined);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) next();
    else await send(req, res, file);
  };
};

const send = async (req: Request, res: Response, { type, bytes, etag, cacheControl, gzipped }: StaticFile) => {
  res.type(type).set({ ETag: etag, 'Cache-Control': cacheControl });
  if (gzipped) res.vary('Accept-Encoding');
  if (isKnown(etag, req.headers['if-none-match'])) return void res.status(304).end();
  const compressed = gzipped && req.acceptsEncodings('gzip') ? await gzipped() : undefined;
  if (compressed) res.set('Content-Encoding', 'gzip');
  const body = compressed ?? bytes;
  res.setHeader('Content-Length', body.length);
  return void res.end(body);
};
