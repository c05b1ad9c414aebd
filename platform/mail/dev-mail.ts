import { type Request, type RequestHandler, Router } from 'express';
import { devMailPage } from './dev-mail-page.ts';
import { readMails } from './mail-folder.ts';

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whoever reads these mails can take over accounts: only a browser on this very machine may, asking by a name of it,
 * with no proxy between.
 */
export const isOnThisMachine = ({
  socket,
  headers,
  hostname,
}: Pick<Request, 'socket' | 'headers' | 'hostname'>): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  ownNames.has(hostname) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/**
 * `/dev/mail`: the mails in a folder, the newest first, for trying things out without a mail server. To others there is
 * no such page.
 */
export const devMail = (folder: string): RequestHandler =>
  Router().get('/dev/mail', async (req, res, next) => {
    if (!isOnThisMachine(req)) return next();
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(devMailPage((await readMails(folder)).slice(0, shown)));
  });

const shown = 100;
