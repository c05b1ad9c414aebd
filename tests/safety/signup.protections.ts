import type { Protection } from './protection.ts';

const signup = 'command-api/identity/signup';
const mails = 'command-api/workflows/mails/signup-mails.int.test.ts';

/** What sign-up keeps to itself, and what it opens. */
export const signupProtections: readonly Protection[] = [
  {
    promise: 'a login asks the log for as much at an unknown address',
    file: 'command-api/identity/login/login.endpoint.ts',
    cut: 'await load(userAggregate, userStream(userId ?? account))',
    instead:
      "userId === undefined ? { state: { status: 'missing' as const } } : await load(userAggregate, userStream(userId))",
    test: `${signup}/no-oracle.int.test.ts`,
    fails: 'answers, reads and writes',
  },
  {
    promise: 'an address gets five mails of sign-ups an hour',
    file: `${signup}/signup.endpoint.ts`,
    cut: 'await limits.mailAccount.take(`sign up ${address}`, res);',
    instead: '',
    test: `${signup}/signup.int.test.ts`,
    fails: 'five mails an hour',
  },
  {
    promise: 'only the person at the address learns that it has an account',
    file: 'command-api/identity/mail/addressee.service.ts',
    cut: "account\n    ? { kind: 'already-registered', ...account }\n    : ",
    instead: '',
    test: mails,
    fails: 'tell its person so',
  },
  {
    promise: 'the link of a sign-up runs out',
    file: `${signup}/certify.endpoint.ts`,
    cut: '!isOpen(signup, clock.stamp()) || ',
    instead: '',
    test: `${signup}/certify.int.test.ts`,
    fails: 'or late',
  },
  {
    promise: 'an address has one account',
    file: 'command-api/identity/user/registration.service.ts',
    cut: ' && state.passwordHash === passwordHash',
    instead: '',
    test: `${signup}/certify.int.test.ts`,
    fails: 'that another account has by now',
  },
  {
    promise: 'the ticket of a sign-up stores its own picture only',
    file: 'command-api/media/image/image.access.ts',
    cut: "if (folder !== 'user' || id !== guest) throw new Rejected('forbidden');",
    instead: '',
    test: 'command-api/signup-picture.int.test.ts',
    fails: 'own folder only',
  },
  {
    promise: 'a sign-up that nobody confirmed is forgotten',
    file: 'command-api/workflows/unconfirmed/forget-unconfirmed.ts',
    cut: "await keys.destroy(id, 'profile');",
    instead: '',
    test: 'command-api/workflows/unconfirmed/forget-unconfirmed.int.test.ts',
    fails: 'is forgotten an hour after',
  },
];
