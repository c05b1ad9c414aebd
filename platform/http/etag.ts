import { headerErrors } from '@maru/contracts/kernel/site.words';
import { createHash } from 'node:crypto';
import { Rejected } from '@maru/contracts/kernel/rejections';

const digestOf = (content: string) => createHash('sha1').update(content).digest('base64url').slice(0, 12);

/** `"7"`, or with content `"7-<digest>"`: edits compare the revision alone, a cached copy everything in it. */
export const etagOf = (revision: number, content?: string): string =>
  `"${revision}${content === undefined ? '' : `-${digestOf(content)}`}"`;

export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** The revision of an `If-Match`, weak ones too; undefined for none or `*`. Throws `invalid_input`. */
export const revisionOf = (ifMatch: string | undefined): number | undefined => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,15})(?:-[\w-]{12})?"$/.exec(ifMatch.trim())?.[1];
  if (digits === undefined)
    throw new Rejected('invalid_input', { errors: [{ path: 'If-Match', message: headerErrors['If-Match'] }] });
  return Number(digits);
};
