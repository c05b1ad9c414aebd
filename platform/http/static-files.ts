import compression from 'compression';
import express, { type RequestHandler, Router } from 'express';
import compressedFiles from 'express-static-gzip';
import { basename, join } from 'node:path';

/** For documents only: on each of a page's twenty scripts, styles and fonts they are a kilobyte for nothing. */
const forDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
interface HeaderTarget {
  readonly setHeader: (name: string, value: string) => unknown;
  readonly removeHeader: (name: string) => unknown;
}
const withoutDocumentHeaders = (response: HeaderTarget) => {
  for (const name of forDocuments) response.removeHeader(name);
};
const setHeaders = (response: HeaderTarget, path: string) => {
  response.setHeader('Cache-Control', 'no-cache');
  if (!path.endsWith('.html')) withoutDocumentHeaders(response);
};

/**
 * The bundler puts a hash of the content into these names, so another content is another name, and compresses them
 * once, as far as it goes. Where a file was deleted since the start, what is answered instead is not compressed.
 */
const hashedFiles = (folder: string): RequestHandler[] => [
  compressedFiles(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: { maxAge: '1y', immutable: true, setHeaders: withoutDocumentHeaders },
  }),
  (_request, response, next) => {
    for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
    next();
  },
];

const isScreen = (path: string) => !basename(path).includes('.');

/** Serves a built app, compressed: what `pages` answers, files, and `shell.html` for every other address. */
export const staticFiles = (folder: string, pages: RequestHandler = (_request, _response, next) => next()): Router => {
  const router = Router();
  router.use('/assets', hashedFiles(join(folder, 'assets')));
  router.use(compression({ level: 9 }), pages, express.static(folder, { setHeaders, cacheControl: false }));
  router.get('/{*screen}', (req, res, next) => {
    if (isScreen(req.path))
      res.sendFile('shell.html', { root: folder, cacheControl: false, headers: { 'Cache-Control': 'no-cache' } });
    else next();
  });
  return router;
};
