/** Cookie with the refresh token; sent to `/api/auth` only. */
export const refreshCookie = { name: 'refresh', path: '/api/auth' } as const;
/**
 * Cookie with an access token for files, so that `<img>` can load pictures that only members may see; sent to
 * `/api/file` only.
 */
export const fileCookie = { name: 'file', path: '/api/file' } as const;
/**
 * Says only that there is a session to refresh; the page may read it, so that a visitor's browser does not ask for one.
 * Lives as long as `refresh`.
 */
export const sessionMark = { name: 'maru_session', path: '/' } as const;
