/** Crockford's base 32: without the letters that are taken for digits when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const seoul = 9 * 60 * 60 * 1000;

/** `YYMMDD-XXXX-XXX`: the day in Seoul of `placedAt` (epoch ms), and 35 random bits of the id. */
export const orderNumberOf = (id: string, placedAt: number): string => {
  const hex = id.replaceAll('-', '');
  const at = new Date(placedAt + seoul);
  const day = [at.getUTCFullYear() % 100, at.getUTCMonth() + 1, at.getUTCDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('');
  let rest = BigInt(`0x${hex.slice(20)}`);
  let code = '';
  for (let at = 0; at < 7; at += 1) {
    code = alphabet.charAt(Number(rest % 32n)) + code;
    rest /= 32n;
  }
  return `${day}-${code.slice(0, 4)}-${code.slice(4)}`;
};

const plainOf = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A number as people type it, letters for the digits they look like; undefined for what is none. */
export const readOrderNumber = (typed: string): string | undefined => {
  const number = readOrderPrefix(typed);
  return number?.length === 'YYMMDD-XXXX-XXX'.length ? number : undefined;
};

/** The same for the beginning of a number: a day, or as much as was read out. */
export const readOrderPrefix = (typed: string): string | undefined => {
  const [, day, first, last] =
    /^(\d{1,5}$|\d{6})([0-9A-HJKMNP-TV-Z]{0,4})([0-9A-HJKMNP-TV-Z]{0,3})$/.exec(plainOf(typed)) ?? [];
  return day && [day, first, last].filter((part) => part).join('-');
};
