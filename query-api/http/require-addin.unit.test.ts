import type { ViewStore } from '@maru/platform/view-store/view-store';
import { describe, expect, it } from 'vitest';
import { requireAddin } from './require-addin.ts';

const claims = { userId: 'u', sessionId: 'hash', level: 1, exp: 0 };
const outcome = (docs: { addin?: object; user?: object }) => {
  const views = {
    view: (name: 'addin' | 'user') => ({ get: async () => docs[name] && { doc: docs[name], position: 1 } }),
  } as unknown as ViewStore;
  return requireAddin(views, claims).then(
    () => 'admitted',
    ({ code }: { code: string }) => code,
  );
};
const [addin, user] = [{ user_id: 'u' }, { status: 'active' }];

describe('reads for add-ins', () => {
  it('admit those that work for their person now', async () => expect(await outcome({ addin, user })).toBe('admitted'));
  it.each([
    ['was let go of', { addin: { user_id: null }, user }],
    ['is bound to another', { addin: { user_id: 'v' }, user }],
    ['is nobody’s', { user }],
    ['has a suspended person', { addin, user: { status: 'suspended' } }],
    ['has lost its person', { addin }],
  ])('refuse one that %s, whatever the token says', async (_, docs) =>
    expect(await outcome(docs)).toBe('addin_unknown'),
  );
});
