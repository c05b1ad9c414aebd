// Apart from the dates: the shop's first screen counts money, and needs no calendar.
const whole = new Intl.NumberFormat('ko-KR');

/** `12,345`. */
export const number = (value: number) => whole.format(value);

/** `41,000원`. */
export const won = (value: number) => `${whole.format(value)}원`;
