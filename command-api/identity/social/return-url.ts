/** Where the add-in's web view goes on. */
export const revitMenu = '/revitMenu';

/** Nothing also for what a browser would read as another site. */
export const ownPath = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
