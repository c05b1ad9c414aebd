import { outsideSources } from '@maru/contracts/kernel/outside-sources';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Inline styles are allowed because the component library writes them at run time into a page that is a static file and
 * cannot carry a nonce; inline scripts are not. Upgrading requests would break plain http in a local network.
 */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...outsideSources.scripts],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...outsideSources.calls],
  frameSrc: ["'self'", ...outsideSources.frames],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

export const securityHeaders = (): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
