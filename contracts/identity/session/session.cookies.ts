/** Cookie with the refresh token; sent to `/api/auth` only. */
export const refreshCookie = { name: 'refresh', path: '/api/auth' } as const;
/** Cookie with an access token for `<img>`, for pictures that only members may see; sent to `/api/file` only. */
export const fileCookie = { name: 'file', path: '/api/file' } as const;
/** Readable by the page, so that a visitor's browser does not ask for a session; lives as long as `refresh`. */
export const sessionMark = { name: 'maru_session', path: '/' } as const;
