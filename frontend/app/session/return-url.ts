/** Also what a browser would read as another site: `//`, `\`, and the control characters it drops. */
const leadsAway = (path: string) => !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path);

/** A path of this site to go to after login, or undefined for anything that could lead elsewhere. */
export const safeReturnUrl = (raw: string | null | undefined, origin: string = window.location.origin) => {
  if (!raw || leadsAway(raw) || !URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.origin !== new URL(origin).origin || leadsAway(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
};

/** Address of the login screen that leads on to `path`. */
export const loginPath = (path: string | undefined) => (path ? `/login?returnUrl=${encodeURIComponent(path)}` : '/login');
