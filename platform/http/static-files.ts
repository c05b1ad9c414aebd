import compression from 'compression';
import express, { Router } from 'express';
import { basename } from 'node:path';

/** The bundler puts a hash of the content into the names of these: another content is another name. */
const isHashed = (path: string) => /[/\\]assets[/\\]/.test(path);
const forEver = 'public, max-age=31536000, immutable';

/** Whether the address is a screen's and not a file's: the browser app shows it. */
const isScreen = (path: string) => !basename(path).includes('.');

/** Serves a built single-page app, compressed: its files, and `index.html` for every other address. Anything but GET and HEAD goes on. */
export const staticFiles = (folder: string): Router => {
  const setHeaders = (res: { setHeader: (name: string, value: string) => unknown }, path: string) =>
    void res.setHeader('Cache-Control', isHashed(path) ? forEver : 'no-cache');
  const router = Router().use(compression(), express.static(folder, { setHeaders, cacheControl: false }));
  router.get('/{*screen}', (req, res, next) => {
    if (isScreen(req.path)) res.sendFile('index.html', { root: folder, cacheControl: false, headers: { 'Cache-Control': 'no-cache' } });
    else next();
  });
  return router;
};
