import type { Request } from 'express';

/** Where people open the site: as it is set, or else as this request has it; without a slash at the end. */
export const siteOrigin = ({ protocol, host }: Pick<Request, 'protocol' | 'host'>, publicUrl: string | undefined) =>
  publicUrl?.replace(/\/$/, '') ?? `${protocol}://${host}`;
