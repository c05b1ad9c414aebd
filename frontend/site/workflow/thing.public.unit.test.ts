import { mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { questionStream } from '@maru/contracts/shop/question/question.events';
import { priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import { restockStream } from '@maru/contracts/shop/restock/restock.events';
import { expect, it } from 'vitest';
import { thingOf } from './thing.public.ts';

it.each([
  [mailCodeStream, '인증 메일'],
  [signupStream, '회원가입'],
  [userStream, '회원'],
  [questionStream, '상품 문의'],
  [restockStream, '재입고 알림'],
  [priceAlertStream, '가격 알림'],
  [itemStream, '상품'],
  [orderStream, '주문'],
  [paymentStream, '결제'],
] as const)('names what a workflow follows: %o is %s', (streamOf, word) => {
  expect(thingOf({ stream: streamOf('0000-abcdef') }).label).toBe(`${word} abcdef`);
});
