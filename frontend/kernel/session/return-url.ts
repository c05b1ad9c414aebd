/** Also what a browser would read as another site: `//`, `\`, and the control characters it drops. */
const leadsAway = (path: string) => !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path);

/** Stands for this site: pages are also drawn on the server, where `window.location` is missing. */
const own = 'http://site.invalid';

/** A path of this site to go to after login, or undefined for anything that could lead elsewhere. */
export const safeReturnUrl = (raw: string | null | undefined) => {
  if (!raw || leadsAway(raw) || !URL.canParse(raw, own)) return undefined;
  const url = new URL(raw, own);
  if (url.origin !== own || leadsAway(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
};

/** Address of the login screen that leads on to `path`. */
export const loginPath = (path: string | undefined) =>
  path ? `/login?returnUrl=${encodeURIComponent(path)}` : '/login';
