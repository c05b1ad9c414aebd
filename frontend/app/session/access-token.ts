/** When a JWT ends, in epoch milliseconds; undefined for anything that is not one. */
const endOf = (token: string) => {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof payload === 'object' && payload !== null && 'exp' in payload ? payload.exp : undefined;
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};

/** A token is invalid if absent or past its `exp` (product specification §5). */
export const isTokenValid = (token: string | null, now: number) => token !== null && (endOf(token) ?? 0) > now;
