import type { Protection } from './protection.ts';

const user = 'command-api/identity/user';
const session = 'command-api/identity/session';
const limits = 'tests/safety/limits.unit.test.ts';
const code = 'command-api/identity/mail-code';

/** Passwords, sessions, codes in mails. */
export const accountProtections: readonly Protection[] = [
  {
    promise: 'passwords are kept as argon2id with 19 MiB and two passes', file: `${user}/password.service.ts`,
    cut: 'memoryCost: 19_456', instead: 'memoryCost: 1_024', test: `${user}/password.int.test.ts`, fails: 'argon2id with 19 MiB',
  },
  {
    promise: 'a password has 8 characters at least', file: 'contracts/identity/user/user.commands.ts',
    cut: '.min(8).max(128)', instead: '.max(128)', test: 'command-api/identity/signup/signup.int.test.ts', fails: 'refuses',
  },
  {
    promise: 'a password has 128 characters at most', file: 'contracts/identity/user/user.commands.ts',
    cut: '.min(8).max(128)', instead: '.min(8)', test: 'command-api/identity/signup/signup.int.test.ts', fails: 'refuses',
  },
  {
    promise: 'passwords that everybody guesses are refused', file: `${user}/weak-passwords.ts`,
    cut: 'chosenMost.has(lower)', instead: 'false', test: `${user}/weak-passwords.unit.test.ts`, fails: '',
  },
  {
    promise: 'a login takes the same work for an unknown address', file: `${user}/password.service.ts`,
    cut: '  nobodys ??=', instead: '  if (passwordHash === undefined) return false;\n  nobodys ??=', test: `${user}/password.int.test.ts`, fails: 'as much work',
  },
  {
    promise: 'access tokens live 15 minutes', file: 'contracts/kernel/limits.ts',
    cut: 'accessTokenSeconds = 15 * 60', instead: 'accessTokenSeconds = 24 * 60 * 60', test: limits, fails: 'an access token 15 minutes',
  },
  {
    promise: 'a token serves one purpose', file: 'platform/access-token/access-token.ts',
    cut: 'audience: purpose, currentDate', instead: 'currentDate', test: 'platform/access-token/access-token.unit.test.ts', fails: 'serve one purpose',
  },
  {
    promise: 'a refresh token is traded for another', file: `${session}/refresh-session.ts`,
    cut: 'data: { family, tokenHash: nextHash }', instead: 'data: { family, tokenHash }', test: `${session}/session.int.test.ts`, fails: 'trades the token for a new one',
  },
  {
    promise: 'a refresh token shown again ends its family', file: `${session}/refresh-session.ts`,
    cut: "[{ type: 'SessionEnded', data: { family, reason: 'reuse' } }]", instead: '[]', test: `${session}/session.int.test.ts`, fails: 'ends the family when a token is shown again later',
  },
  {
    promise: 'parallel tabs have 10 seconds', file: 'contracts/kernel/limits.ts',
    cut: 'refreshGraceSeconds = 10', instead: 'refreshGraceSeconds = 60', test: limits, fails: 'parallel tabs 10 seconds',
  },
  {
    promise: 'a changed password ends sessions that no view knows', file: `${session}/refresh.endpoint.ts`,
    cut: "hasOutlivedPassword(family, session, user) ? 'password' : undefined", instead: 'undefined', test: `${session}/outlived-password.int.test.ts`, fails: '',
  },
  {
    promise: 'the account is closed to a session that has ended', file: `${session}/require-session.ts`,
    cut: 'activeSession((await load(sessionAggregate, sessionStream(family))).state)', instead: '(await load(sessionAggregate, sessionStream(family))).state',
    test: `${session}/require-session.int.test.ts`, fails: 'auth/my/password',
  },
  {
    promise: 'a code of a mail works once', file: `${code}/use-mail-code.ts`,
    cut: "if (state.status === 'used') throw new Rejected('code_used');", instead: '', test: `${code}/use-mail-code.unit.test.ts`, fails: '',
  },
  {
    promise: 'parallel tabs are let through', file: `${session}/refresh-session.ts`,
    cut: 'return isParallelTab(session, tokenHash, at) ? [] :', instead: 'return', test: `${session}/refresh-session.unit.test.ts`, fails: 'lets a parallel tab come',
  },
  {
    promise: 'an access token runs out', file: 'platform/access-token/access-token.ts',
    cut: 'if (known.exp * 1000 > clock.now()) return known;', instead: 'if (known.exp > 0) return known;', test: 'platform/access-token/access-token.unit.test.ts', fails: 'until they run out',
  },
  {
    promise: 'a code of a mail runs out', file: `${code}/use-mail-code.ts`,
    cut: "if (isExpired(state, at)) throw new Rejected('code_expired');", instead: '', test: `${code}/use-mail-code.unit.test.ts`, fails: '',
  },
  {
    promise: 'a code of a mail works for 10 minutes', file: 'contracts/kernel/limits.ts',
    cut: 'mailCodeSeconds = 10 * 60', instead: 'mailCodeSeconds = 60 * 60', test: limits, fails: 'a code of a mail 10 minutes',
  },
  {
    promise: 'a code cannot be made without the secret', file: `${code}/mail-codes.service.ts`,
    cut: 'timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(id))) ? id : undefined', instead: 'timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(id))) ? id : id',
    test: `${code}/mail-codes.unit.test.ts`, fails: '',
  },
  {
    promise: 'recovery answers the same for every address', file: `${code}/find-password.endpoint.ts`,
    cut: 'state.user.id : null', instead: "state.user.id : Promise.reject(new Error('unknown'))", test: `${code}/recovery.int.test.ts`, fails: 'for known and unknown addresses',
  },
];
