import type { AccessClaims, AccessTokens } from '@maru/platform/access-token/access-token';
import { authenticate } from '@maru/platform/http/authenticate';
import type { Serve } from './route-table.ts';

/** Throws where somebody is no administrator any more, whatever the token says. */
export type RequireAdmin = (claims: AccessClaims) => Promise<void>;

/** The way of every row for administrators, before anything else of it. */
export const serveAdmins =
  (serve: Serve, tokens: AccessTokens, requireAdmin: RequireAdmin): Serve =>
  async (req, res) => {
    const claims = await authenticate(tokens, 'admin', req.headers.authorization);
    if (claims) await requireAdmin(claims);
    await serve(req, res);
  };
