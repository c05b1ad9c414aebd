import { describe, expect, it } from 'vitest';
import type { SessionState } from '../../kernel/session/session.slice.ts';
import { admission } from './admission.ts';

const out: SessionState = { accessToken: null, user: null, status: 'out', error: null };
const inAs = (level: number): SessionState => ({
  accessToken: 't',
  status: 'in',
  error: null,
  user: { id: 'u', no: 1, name: '김하늘', image: null, level, type: 'email' },
});
const attempt = (address: string, needsLogin = false) => ({
  pathname: address.replace(/[?#].*/, ''),
  address,
  needsLogin,
});
const home = (address: string) => ({ outcome: 'redirect', to: '/', state: { returnUrl: address } });

describe('admission', () => {
  it('lets anyone see open screens, also before the session is known', () => {
    expect(admission(attempt('/shop'), out)).toEqual({ outcome: 'pass' });
    expect(admission(attempt('/shop'), { ...out, status: 'unknown' })).toEqual({ outcome: 'pass' });
  });

  it('sends visitors Home from screens that need a login, with a note of where they wanted to go', () => {
    expect(admission(attempt('/request?x=1', true), out)).toEqual(home('/request?x=1'));
    expect(admission(attempt('/request', true), inAs(1))).toEqual({ outcome: 'pass' });
  });

  it.each([
    ['a visitor', out],
    ['a customer', inAs(1)],
    ['level 9', inAs(9)],
  ])('sends %s Home from any path with adm, the address in the query', (_, session) =>
    expect(admission(attempt('/adm/user?page=2'), session)).toEqual({
      outcome: 'redirect',
      to: '/?returnUrl=%2Fadm%2Fuser%3Fpage%3D2',
    }),
  );

  it.each(['/ADM/user', '/%61dm/user', '/%41DM'])('takes %s for what the router shows there', (path) =>
    expect(admission(attempt(path), inAs(1))).toEqual({
      outcome: 'redirect',
      to: `/?returnUrl=${encodeURIComponent(path)}`,
    }),
  );

  it('does not break at an address that nobody can read', () =>
    expect(admission(attempt('/%E0%A4%A'), out)).toEqual({ outcome: 'pass' }));

  it('lets level 10 into any path with adm', () =>
    expect(admission(attempt('/adm'), inAs(10))).toEqual({ outcome: 'pass' }));

  it('waits where it matters until the session is known', () => {
    expect(admission(attempt('/request', true), { ...out, status: 'unknown' })).toEqual({ outcome: 'wait' });
    expect(admission(attempt('/adm'), { ...out, status: 'unknown' })).toEqual({ outcome: 'wait' });
    expect(admission(attempt('/request', true), { ...out, status: 'unreachable' })).toEqual({ outcome: 'unreachable' });
  });
});
