import { Rejected } from '@maru/contracts/kernel/rejections';

/** The ETag of a thing at a revision: `"7"`. */
export const etagOf = (revision: number): string => `"${revision}"`;

/**
 * The revision an `If-Match` header asks for; undefined when there is none or it is `*`. A weak one counts too: proxies
 * that compress make it weak. Throws `invalid_input` for what is no ETag of ours.
 */
export const revisionOf = (ifMatch: string | undefined): number | undefined => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch.trim())?.[1];
  if (digits === undefined) throw new Rejected('invalid_input', { errors: [{ path: 'If-Match', message: '받은 ETag를 그대로 보내 주세요.' }] });
  return Number(digits);
};
