/** Also what a browser would read as another site: `//`, `\`, and the control characters it drops. */
const leadsAway = (path: string) => !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path);

/** A path of this site to go to after login, or undefined for anything that could lead elsewhere. */
export const safeReturnUrl = (raw: string | null | undefined, origin?: string) => {
  if (!raw || leadsAway(raw)) return undefined;
  const own = origin ?? window.location.origin;
  if (!URL.canParse(raw, own)) return undefined;
  const url = new URL(raw, own);
  if (url.origin !== new URL(own).origin || leadsAway(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
};

/** Address of the login screen that leads on to `path`. */
export const loginPath = (path: string | undefined) =>
  path ? `/login?returnUrl=${encodeURIComponent(path)}` : '/login';
