import type { ViewStore } from '@maru/platform/view-store/view-store';
import { describe, expect, it } from 'vitest';
import { requireAdmin } from './require-admin.ts';

const claims = { userId: 'u', sessionId: 's', level: 10, exp: 0 };
const outcome = (docs: { session?: object; user?: object }) => {
  const views = {
    view: (name: 'session' | 'user') => ({ get: async () => docs[name] && { doc: docs[name], position: 1 } }),
  } as unknown as ViewStore;
  return requireAdmin(views, claims).then(
    () => 'admitted',
    ({ code }: { code: string }) => code,
  );
};
const user = { status: 'active', level: 10 };
const session = { ended: null };

describe('reads for administrators', () => {
  it('admit those who are administrators now', async () => {
    expect(await outcome({ session, user })).toBe('admitted');
    expect(await outcome({ user })).toBe('admitted');
  });
  it.each([
    ['was demoted', { session, user: { ...user, level: 9 } }, 'forbidden'],
    ['was suspended', { session, user: { ...user, status: 'suspended' } }, 'forbidden'],
    ['has withdrawn', { session, user: { ...user, status: 'withdrawn' } }, 'forbidden'],
    ['is nobody', { session }, 'forbidden'],
    ['was logged out', { session: { ended: 'level' }, user }, 'session_ended'],
  ])('refuse who %s, whatever the token says', async (_, docs, code) => expect(await outcome(docs)).toBe(code));
});
