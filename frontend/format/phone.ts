/** Where a Korean number is parted: Seoul has two digits in front, `050x` four, all others three. */
const headOf = (digits: string) => {
  if (digits.startsWith('02')) return 2;
  return digits.startsWith('050') ? 4 : 3;
};
const mostOf = (digits: string) => headOf(digits) + 8;

/** The digits of what was typed, no more than a number has. */
export const phoneDigits = (typed: string) => {
  const digits = typed.replace(/\D/g, '').replace(/^820?/, '0');
  return digits.slice(0, mostOf(digits));
};

/** `010-1234-5678`, from whatever part of it is there; `02-123-4567` while the middle has three digits. */
export const formatPhone = (typed: string) => {
  const digits = phoneDigits(typed);
  const head = headOf(digits);
  const rest = digits.slice(head);
  const middle = rest.length === 7 ? 3 : 4;
  return [digits.slice(0, head), rest.slice(0, middle), rest.slice(middle)].filter((part) => part !== '').join('-');
};

/** Where the caret goes so that as many digits are before it as there were. */
export const caretAfter = (formatted: string, digits: number) => {
  if (digits === 0) return 0;
  let seen = 0;
  for (const [at, sign] of formatted.split('').entries()) {
    if (sign !== '-') seen += 1;
    if (seen === digits) return at + 1;
  }
  return formatted.length;
};
