import type { Protection } from './protection.ts';

const endpoint = {
  file: 'command-api/identity/user/withdraw.endpoint.ts',
  test: 'command-api/identity/user/withdraw.int.test.ts',
};
const steps = {
  file: 'command-api/workflows/erasure/eraser.ts',
  test: 'command-api/workflows/erasure/erasure.int.test.ts',
  fails: 'forgets who has withdrawn',
};
const scrub = 'platform/view-store/sqlite-scrub.int.test.ts';

/** What happens to people who withdraw, and may happen to nobody else. */
export const withdrawalProtections: readonly Protection[] = [
  {
    promise: 'who withdraws proves it by the password',
    ...endpoint,
    cut: "throw new Rejected('wrong_password')",
    instead: 'return',
    fails: 'takes the password',
  },
  {
    promise: 'who withdraws without a password types a phrase',
    ...endpoint,
    cut: 'confirm !== withdrawalPhrase',
    instead: 'confirm === withdrawalPhrase',
    fails: 'takes a phrase',
  },
  {
    promise: 'who withdraws is not the last administrator',
    ...endpoint,
    cut: 'if (isAdmin(as))',
    instead: 'if (!isAdmin(as))',
    fails: 'the last administrator',
  },
  {
    promise: 'who withdraws is unreadable in the log before the answer',
    ...endpoint,
    cut: "services.keys.destroy(userId, 'profile')",
    instead: 'Promise.resolve()',
    fails: 'is the last event',
  },
  {
    promise: 'who withdraws is unreadable in the log, also after a crash',
    ...steps,
    cut: "=> keys.destroy(userId, 'profile')",
    instead: '=> Promise.resolve(void userId)',
  },
  {
    promise: 'who withdraws has no session left, also after a crash',
    ...steps,
    cut: 'where: { user_id: userId, ended: null }',
    instead: "where: { user_id: '', ended: null }",
  },
  {
    promise: 'who withdraws leaves no pictures',
    ...steps,
    cut: 'await files.removeAll(folder, userId)',
    instead: 'void [folder, userId]',
  },
  { promise: 'who withdraws leaves no mails', ...steps, cut: 'mail.forget?.(userId)', instead: 'void userId' },
  { promise: 'who withdraws leaves nothing in files of views', ...steps, cut: 'await views.scrub();', instead: '' },
  {
    promise: 'who withdraws lets the address go, and takes it from nobody who has it since',
    file: 'command-api/identity/user/email.aggregate.ts',
    cut: 'state.userId === data.userId ?',
    instead: 'state.userId !== undefined ?',
    test: 'command-api/identity/user/email.aggregate.unit.test.ts',
    fails: 'takes it from nobody else',
  },
  {
    promise: 'who withdraws leaves no row in a page',
    file: 'platform/view-store/sqlite-connection.ts',
    cut: 'PRAGMA secure_delete = ON',
    instead: 'PRAGMA secure_delete = OFF',
    test: scrub,
    fails: 'nothing of those who were erased',
  },
  {
    promise: 'who withdraws leaves no copy in the gaps of a page',
    file: 'platform/view-store/sqlite-scrub.ts',
    cut: 'connection.transaction(() => rewrite(connection, version));',
    instead: '',
    test: scrub,
    fails: 'nothing of those who were erased',
  },
  {
    promise: 'who withdraws leaves no piece of a name in what is searched',
    file: 'platform/view-store/sqlite-scrub.ts',
    cut: '${recreatePairs}',
    instead: '',
    test: scrub,
    fails: 'no piece of a name',
  },
  {
    promise: 'who withdraws leaves no page in the write-ahead log',
    file: 'platform/view-store/sqlite-scrub.ts',
    cut: 'wal_checkpoint(TRUNCATE)',
    instead: 'wal_checkpoint(PASSIVE)',
    test: scrub,
    fails: 'nothing of those who were erased',
  },
  {
    promise: 'who withdraws leaves no picture that was on its way',
    file: 'command-api/identity/user/files-of-people.service.ts',
    cut: "if (state.status !== 'withdrawn') return;",
    instead: "if (state.status !== 'missing') return;",
    test: 'command-api/identity/user/files-of-people.unit.test.ts',
    fails: 'on its way',
  },
];
