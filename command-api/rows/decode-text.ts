import { Rejected } from '@maru/contracts/kernel/rejections';

/** Undefined where the bytes are none of that encoding. */
const decoded = (bytes: Buffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * UTF-8 with or without a mark, UTF-16 with one, else CP949 as Korean Excel writes CSV files: its bytes are hardly ever
 * UTF-8 by chance. Throws `rows_unreadable`.
 */
export const decodeText = (bytes: Buffer): string => {
  const [first, second] = bytes;
  const isUtf16 = first === 0xff && second === 0xfe;
  const text = isUtf16 ? decoded(bytes, 'utf-16le') : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'euc-kr'));
  if (text === undefined || text.includes('\u0000')) throw new Rejected('rows_unreadable');
  return text;
};
