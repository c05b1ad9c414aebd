import { randomBytes } from 'node:crypto';

/** Crockford's base 32 lacks the letters that are taken for digits when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits. */
export const newLicenceKey = (): string => {
  const letters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4)).join('-');
};
