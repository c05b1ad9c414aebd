import { headerErrors } from '@maru/contracts/kernel/site.words';
import { createHash } from 'node:crypto';
import { Rejected } from '@maru/contracts/kernel/rejections';

const digestOf = (content: string) => createHash('sha1').update(content).digest('base64url').slice(0, 12);

/**
 * The ETag of a thing at a revision: `"7"`. With the content it is sent in, `"7-<digest>"`: edits are held against the
 * revision alone, while a cached copy is good only as long as everything in it, such as people's names and counts, is
 * the same.
 */
export const etagOf = (revision: number, content?: string): string =>
  `"${revision}${content === undefined ? '' : `-${digestOf(content)}`}"`;

/** Whether an `If-None-Match` header names that ETag: the caller's copy is still good. */
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
