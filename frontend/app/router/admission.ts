import { adminLevel } from '@maru/contracts/kernel/limits';
import type { SessionState } from '../../kernel/session/session.slice.ts';

export interface Attempt {
  readonly pathname: string;
  /** Path with query and hash. */
  readonly address: string;
  readonly needsLogin: boolean;
}
export type Admission =
  | { readonly outcome: 'pass' | 'wait' | 'unreachable' }
  | { readonly outcome: 'redirect'; readonly to: string; readonly state?: { readonly returnUrl: string } };

/** As the router matches it: `/%61DM` is the same screen. */
const asMatched = (pathname: string) => {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname;
  }
};
/** Any path that contains `adm` (product specification §2). */
const isAdminPath = (pathname: string) => asMatched(pathname).includes('adm');

const redirect = ({ pathname, address }: Attempt): Admission =>
  isAdminPath(pathname)
    ? { outcome: 'redirect', to: `/?returnUrl=${encodeURIComponent(address)}` }
    : { outcome: 'redirect', to: '/', state: { returnUrl: address } };

const isAllowed = ({ pathname }: Attempt, { accessToken, user }: SessionState) =>
  accessToken !== null && (!isAdminPath(pathname) || (user?.level ?? 0) >= adminLevel);

/** Whether a screen may be shown to this session. Until the session is known, guarded screens wait. */
export const admission = (attempt: Attempt, session: SessionState): Admission => {
  if (!attempt.needsLogin && !isAdminPath(attempt.pathname)) return { outcome: 'pass' };
  if (session.status === 'unknown') return { outcome: 'wait' };
  if (session.status === 'unreachable') return { outcome: 'unreachable' };
  return isAllowed(attempt, session) ? { outcome: 'pass' } : redirect(attempt);
};
