import type { Protection } from './protection.ts';

const cookies = 'command-api/http/set-cookie.ts';
const session = 'command-api/identity/session/session.int.test.ts';
const http = 'platform/http/http.int.test.ts';

/** What a browser is told, and what comes from it. */
export const browserProtections: readonly Protection[] = [
  {
    promise: 'no script reads the refresh cookie',
    file: cookies,
    cut: 'httpOnly: name !== sessionMark.name',
    instead: 'httpOnly: false',
    test: session,
    fails: 'in a cookie nobody can read',
  },
  {
    promise: 'cookies stay with this site',
    file: cookies,
    cut: "sameSite: 'lax'",
    instead: "sameSite: 'none'",
    test: session,
    fails: 'in a cookie nobody can read',
  },
  {
    promise: 'cookies stay with https',
    file: cookies,
    cut: 'secure: res.req.secure',
    instead: 'secure: false',
    test: 'command-api/identity/session/session-cookies.unit.test.ts',
    fails: 'over https',
  },
  {
    promise: 'no script of others runs in a page',
    file: 'platform/http/security-headers.ts',
    cut: `scriptSrc: ["'self'", `,
    instead: `scriptSrc: ["'self'", "'unsafe-inline'", `,
    test: http,
    fails: 'no inline script',
  },
  {
    promise: 'no other site frames a page',
    file: 'platform/http/security-headers.ts',
    cut: `frameAncestors: ["'self'"]`,
    instead: `frameAncestors: ['*']`,
    test: http,
    fails: 'no foreign frame',
  },
  {
    promise: 'no other site writes',
    file: 'platform/http/origin.ts',
    cut: '!mayComeFrom(provenance, allowed)',
    instead: 'false',
    test: http,
    fails: 'refuses other sites',
  },
  {
    promise: 'no other site opens a socket',
    file: 'realtime/server/attach-realtime.ts',
    cut: 'mayComeFrom(',
    instead: '((..._: readonly unknown[]) => true)(',
    test: 'tests/live/connections.int.test.ts',
    fails: 'refuses pages of other sites',
  },
  {
    promise: 'what goes wrong inside is not shown',
    file: 'platform/http/error-handler.ts',
    cut: 'const problem = problemOfRejected(rejected);',
    instead: 'const problem = { ...problemOfRejected(rejected), detail: String(rejected.cause) };',
    test: http,
    fails: 'shows nothing of it',
  },
  {
    promise: 'whoever tries passwords is held up, for each account',
    file: 'command-api/identity/login/login.endpoint.ts',
    cut: 'await limits.loginAccount.take(account, res);',
    instead: '',
    test: session,
    fails: 'after ten failures',
  },
  {
    promise: 'whoever tries passwords is held up, for each caller',
    file: 'command-api/identity/login/login.endpoint.ts',
    cut: 'await limits.loginAddress.take(address, res);',
    instead: '',
    test: 'command-api/identity/login/login-limits.int.test.ts',
    fails: 'from one address',
  },
  {
    promise: 'an account gets so many mails of a recovery and no more',
    file: 'command-api/identity/mail-code/recovery.endpoints.ts',
    cut: 'await services.limits.mailAccount.take(`recover ${account}`, res);',
    instead: '',
    test: 'command-api/identity/mail-code/recovery.int.test.ts',
    fails: 'is counted for each address',
  },
  {
    promise: 'a user uploads so much and no more',
    file: 'command-api/media/image/image.endpoint.ts',
    cut: 'limits.upload.take(actor.id, context.res)',
    instead: 'Promise.resolve()',
    test: 'command-api/media/image/image.endpoint.int.test.ts',
    fails: 'more than a user may upload',
  },
  {
    promise: 'mails in a folder are shown on this machine only',
    file: 'platform/mail/dev-mail.ts',
    cut: 'if (!isOnThisMachine(req)) return next();',
    instead: '',
    test: 'platform/mail/dev-mail.int.test.ts',
    fails: '',
  },
];
