/** What a JWT says; nothing for anything that is not one. */
const claimsOf = (token: string): { readonly exp?: unknown; readonly sid?: unknown } => {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof payload === 'object' && payload !== null ? payload : {};
  } catch {
    return {};
  }
};

/** In epoch milliseconds. */
const endOf = (token: string) => {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
};

export const sessionIdOf = (token: string) => {
  const { sid } = claimsOf(token);
  return typeof sid === 'string' ? sid : undefined;
};

/** A token is invalid if absent or past its `exp` (product specification §5). */
export const isTokenValid = (token: string | null, now: number) => token !== null && (endOf(token) ?? 0) > now;
