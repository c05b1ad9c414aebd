import { format, formatDistance } from 'date-fns';
import { ko } from 'date-fns/locale/ko';

const justNowMs = 60_000;
const relativeMs = 30 * 24 * 60 * 60 * 1000;
const two = (value: number) => String(value).padStart(2, '0');

/** `2026년 3월 2일` where this browser is, as for days that people plan. Times here are epoch milliseconds. */
export const localDate = (timestamp: number) => format(timestamp, 'PPP', { locale: ko });

/** `2026년 03월 02일 09시 05분` where this browser is. */
export const localTime = (timestamp: number) => format(timestamp, 'yyyy년 MM월 dd일 HH시 mm분');

/** `3시간 전`; a long Korean date once 30 days have passed. What a fast server clock puts in the future is just now. */
export const relativeTime = (timestamp: number, now: number) => {
  const age = now - timestamp;
  if (age < justNowMs) return '방금 전';
  return age < relativeMs ? formatDistance(timestamp, now, { addSuffix: true, locale: ko }) : localDate(timestamp);
};

/** `3D 4H 5M 6S` while a day or more remains, then `hh:mm:ss`; `00:00:00` once the time is up. */
export const countdown = (until: number, now: number) => {
  const left = Math.max(0, Math.floor((until - now) / 1000));
  const [days, hours, minutes, seconds] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  return days > 0 ? `${days}D ${hours}H ${minutes}M ${seconds}S` : `${two(hours)}:${two(minutes)}:${two(seconds)}`;
};

const whole = new Intl.NumberFormat('ko-KR');
const oneDecimal = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

/** `1.5MB`. */
export const fileSize = (bytes: number) => {
  if (bytes < 1024) return `${whole.format(bytes)}B`;
  return bytes < 1024 ** 2
    ? `${whole.format(Math.round(bytes / 1024))}KB`
    : `${oneDecimal.format(bytes / 1024 ** 2)}MB`;
};
