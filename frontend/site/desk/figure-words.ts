import type { Period } from '@maru/contracts/kernel/days-of-periods';
import { number, won } from '../../format/number.ts';

export const figures = ['sales', 'orders', 'members', 'active'] as const;
export type Figure = (typeof figures)[number];

interface FigureWords {
  readonly label: string;
  readonly text: (value: number) => string;
  /** The list behind it, with its filter. */
  readonly to: (period: Period) => string;
}

const listOf =
  (path: string, field: string) =>
  ({ from, to }: Period) =>
    `${path}?${new URLSearchParams({ [`${field}_from`]: from, [`${field}_to`]: to })}`;
const ordersIn = listOf('/adm/order', 'paid_at');

export const figureWords: Readonly<Record<Figure, FigureWords>> = {
  sales: { label: '매출', text: won, to: ordersIn },
  orders: { label: '결제된 주문', text: (value) => `${number(value)}건`, to: ordersIn },
  members: { label: '새 회원', text: (value) => `${number(value)}명`, to: listOf('/adm/user', 'since') },
  active: { label: '애드인 사용자', text: (value) => `${number(value)}명`, to: listOf('/adm/addin_use', 'day') },
};

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  readonly words: string;
}

const percent = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
const over = (value: number, before: number) => percent.format((Math.abs(value - before) / Math.abs(before)) * 100);

/** How a figure stands beside that of the period before. */
export const changeOf = (value: number, before: number): Change => {
  if (value === before) return { direction: 'same', words: '이전 기간과 같아요' };
  const direction = value > before ? 'up' : 'down';
  if (before === 0)
    return { direction, words: direction === 'up' ? '이전 기간에는 없었어요' : '이전 기간보다 줄었어요' };
  const words = direction === 'up' ? '늘었어요' : '줄었어요';
  return { direction, words: `이전 기간보다 ${over(value, before)}% ${words}` };
};

const short = (date: string) => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}.${day}`;
};
/** `11.23`, `11.23–11.29`. */
export const partLabel = ({ from, to }: Period) => (from === to ? short(from) : `${short(from)}–${short(to)}`);
