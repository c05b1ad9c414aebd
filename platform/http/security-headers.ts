import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Scripts of others, by folder: the address search (https://postcode.map.kakao.com/guide) and the payment window
 * (https://docs.tosspayments.com/sdk/v2/js), each loaded only when somebody uses it. The window takes the whole page,
 * so it needs no frame.
 */
const outside = {
  scripts: ['https://t1.kakaocdn.net/mapjsapi/bundle/postcode/', 'https://js.tosspayments.com/v2/'],
  frames: ['https://postcode.map.kakao.com'],
  calls: ['https://*.tosspayments.com'],
};

/**
 * Styles may be inline because the component library writes them at run time into a page that is a static file, which
 * cannot carry a nonce. Scripts may not. `upgrade-insecure-requests` is left out: it would break plain http on a local
 * network.
 */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...outside.scripts],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...outside.calls],
  frameSrc: ["'self'", ...outside.frames],
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
