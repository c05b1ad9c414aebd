import compression from 'compression';
import express, { type RequestHandler, Router } from 'express';
import { basename } from 'node:path';

/** The bundler puts a hash of the content into the names of these: another content is another name. */
const isHashed = (path: string) => /[/\\]assets[/\\]/.test(path);
const forEver = 'public, max-age=31536000, immutable';

/**
 * What tells a browser how to treat a document: on scripts, styles and fonts, of which a page has twenty, it is a
 * kilobyte each for nothing.
 */
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
interface Headed {
  readonly setHeader: (name: string, value: string) => unknown;
  readonly removeHeader: (name: string) => unknown;
}
const setHeaders = (response: Headed, path: string) => {
  response.setHeader('Cache-Control', isHashed(path) ? forEver : 'no-cache');
  if (!path.endsWith('.html')) for (const name of forDocuments) response.removeHeader(name);
};

/** Whether the address is a screen's and not a file's: the browser app shows it. */
const isScreen = (path: string) => !basename(path).includes('.');

/**
 * Serves a built single-page app, compressed: what `pages` answers, its files, and `shell.html`, the app without a
 * screen, for every other address. Anything but GET and HEAD goes on.
 */
export const staticFiles = (folder: string, pages: RequestHandler = (_request, _response, next) => next()): Router => {
  const router = Router().use(
    compression({ level: 9 }),
    pages,
    express.static(folder, { setHeaders, cacheControl: false }),
  );
  router.get('/{*screen}', (req, res, next) => {
    if (isScreen(req.path))
      res.sendFile('shell.html', { root: folder, cacheControl: false, headers: { 'Cache-Control': 'no-cache' } });
    else next();
  });
  return router;
};
