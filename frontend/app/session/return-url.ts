/** A path of this site to go to after login, or undefined for anything that could lead elsewhere. */
export const safeReturnUrl = (raw: string | null | undefined, origin: string = window.location.origin) => {
  if (!raw?.startsWith('/') || raw.startsWith('//') || /[\\\p{Cc}]/u.test(raw)) return undefined;
  try {
    const url = new URL(raw, origin);
    return url.origin === new URL(origin).origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
};

/** Address of the login screen that leads on to `path`. */
export const loginPath = (path: string | undefined) => (path ? `/login?returnUrl=${encodeURIComponent(path)}` : '/login');
