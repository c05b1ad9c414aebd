import type { Protection } from './protection.ts';

const administration = 'command-api/identity/user/administration.int.test.ts';
const reads = 'query-api/http/require-admin.unit.test.ts';
const tokens = 'platform/access-token/ended-sessions.unit.test.ts';
const product = 'tests/accounts/administration.int.test.ts';

/** Administrators, levels, suspensions. */
export const adminProtections: readonly Protection[] = [
  {
    promise: 'administration takes an administrator as of now',
    file: 'command-api/identity/user/require-admin.service.ts',
    cut: "if (!isActiveAdmin(state)) throw new Rejected('forbidden');",
    instead: 'void [isActiveAdmin, state, Rejected];',
    test: administration,
    fails: 'none any more',
  },
  {
    promise: 'administration takes a session as of now',
    file: 'command-api/identity/user/require-admin.service.ts',
    cut: 'await requireSession(services, sessionId);',
    instead: 'void [requireSession, sessionId];',
    test: administration,
    fails: 'none any more',
  },
  {
    promise: 'every row for administrators asks',
    file: 'command-api/http/command-router.ts',
    cut: "route.access === 'admin'",
    instead: "route.path === ''",
    test: administration,
    fails: 'none any more',
  },
  {
    promise: 'reads for administrators take one as of now',
    file: 'query-api/http/require-admin.ts',
    cut: "user?.doc.status !== 'active' || !isAdmin(user.doc)",
    instead: "!user && isAdmin({ id: '', level: 0 })",
    test: reads,
    fails: 'was demoted',
  },
  {
    promise: 'reads for administrators take a session as of now',
    file: 'query-api/http/require-admin.ts',
    cut: 'session && sessionEnding.ended(session.doc)',
    instead: 'session && !sessionEnding.view',
    test: reads,
    fails: 'was logged out',
  },
  {
    promise: 'access tokens end with their session',
    file: 'platform/access-token/ended-sessions.ts',
    cut: "if (ended.has(claims.sessionId)) throw new Rejected('session_ended');",
    instead: 'void Rejected;',
    test: tokens,
    fails: 'from when it is told',
  },
  {
    promise: 'access tokens that ended unheard are looked up',
    file: 'platform/access-token/ended-sessions.ts',
    cut: 'bus.listen(heard, () => void lookUpAtLast(), [ending.view]);',
    instead: 'bus.listen(heard, () => undefined, [ending.view]);',
    test: tokens,
    fails: 'while the bus was deaf',
  },
  {
    promise: 'commands refuse tokens of ended sessions',
    file: 'command-api/compose/identity.ts',
    cut: "tokens: refuseEndedSessions(accessTokens(key('access-token'), engines.clock), {\n      engines,\n      ending: sessionEnding,\n      failed,\n      signal,\n    }),",
    instead:
      "tokens: (void [refuseEndedSessions, sessionEnding, failed, signal], accessTokens(key('access-token'), engines.clock)),",
    test: product,
    fails: 'sockets, reads and writes',
  },
  {
    promise: 'reads refuse tokens of ended sessions',
    file: 'query-api/compose.ts',
    cut: "const tokens = refuseEndedSessions(accessTokens(secret(env.dataDir, 'access-token'), engines.clock), {\n    engines,\n    ending: sessionEnding,\n    failed: reportFailure,\n    signal,\n  });",
    instead:
      "const tokens = accessTokens(secret(env.dataDir, 'access-token'), engines.clock);\n  void [refuseEndedSessions, sessionEnding, reportFailure, signal];",
    test: product,
    fails: 'sockets, reads and writes',
  },
  {
    promise: 'a changed level ends the sessions',
    file: 'command-api/identity/user/manage-user.service.ts',
    cut: "  ChangeUserLevel: 'level',\n",
    instead: '',
    test: product,
    fails: 'sockets, reads and writes',
  },
  {
    promise: 'a suspension ends the sessions',
    file: 'command-api/identity/user/manage-user.service.ts',
    cut: "  SuspendUser: 'suspended',\n",
    instead: '',
    test: product,
    fails: 'keeps the person out',
  },
  {
    promise: 'who is suspended does not log in',
    file: 'command-api/identity/login/begin-session.service.ts',
    cut: 'await refuseSuspended(services, send, { userId, family });',
    instead: 'void refuseSuspended;',
    test: administration,
    fails: 'only with the right password',
  },
  {
    promise: 'who is suspended does not stay logged in',
    file: 'command-api/identity/login/refresh.endpoint.ts',
    cut: "if (user.suspended) return 'suspended';",
    instead: '',
    test: administration,
    fails: 'does not stay logged in',
  },
  {
    promise: 'nobody changes his own level',
    file: 'contracts/identity/user/user.policies.ts',
    cut: "(actor.id === id ? 'own_account' : undefined)",
    instead: "(id === '' ? 'own_account' : undefined)",
    test: product,
    fails: 'is not given to oneself',
  },
  {
    promise: 'the last administrator stays',
    file: 'contracts/identity/admin/admin.policies.ts',
    cut: "(othersLeft ? undefined : 'last_admin')",
    instead: '(othersLeft ? undefined : undefined)',
    test: administration,
    fails: 'never take each other away',
  },
  {
    promise: 'screens for administrators are guarded however they are written',
    file: 'frontend/app/router/admission.ts',
    cut: "asMatched(pathname).includes('adm')",
    instead: "pathname.includes('adm')",
    test: 'frontend/app/router/admission.unit.test.ts',
    fails: 'for what the router shows there',
  },
  {
    promise: 'a return address stays on this site',
    file: 'frontend/kernel/session/return-url.ts',
    cut: 'leadsAway(raw) || ',
    instead: '',
    test: 'frontend/kernel/session/return-url.unit.test.ts',
    fails: 'refuses',
  },
];
