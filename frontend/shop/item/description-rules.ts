/** Pictures load from our own folder only, because any other server would learn who reads the page. */
export const ownPicture = /^\/api\/file\/item\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/;
export const safeLink = /^(https?:\/\/|mailto:)/i;
