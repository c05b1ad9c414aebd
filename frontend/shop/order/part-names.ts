import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { number } from '../../format/number.ts';

/** `두꺼운 코튼 명함 2개, 구조 도면 읽기 1개`. */
export const namesOf = (lines: Order['lines'], parts: readonly Part[]): string =>
  parts
    .map(({ no, quantity }) => `${lines.find((line) => line.no === no)?.name ?? ''} ${number(quantity)}개`)
    .join(', ');
