import { line } from '@maru/contracts/kernel/fields';
import { type ConsentKind, consentKind } from '@maru/contracts/shop/order/order.consents';
import { postcode, recipient } from '@maru/contracts/shop/order/order.fields';
import { z } from 'zod';
import { addressMessages, type TypedAddress } from '../../address/address-form.public.ts';
import { noCashReceipt, type TypedCashReceipt } from '../../order-receipt/cash-receipt-field.public.tsx';
import type { PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { useFormContext } from 'react-hook-form';

interface Typed extends TypedAddress {
  readonly email: string;
  readonly note: string;
  readonly agreed: boolean;
}
export type TypedField = keyof Typed;
/** What is chosen beside; `coupon` is a code, or null for none. */
export interface CheckoutFields extends Typed {
  readonly coupon: string | null;
  readonly points: number;
  readonly pickup: boolean;
  readonly method: PaymentWay;
  readonly escrow: boolean;
  readonly receipt: TypedCashReceipt;
  readonly consents: Readonly<Record<ConsentKind, boolean>>;
}

export const nothingTyped: CheckoutFields = {
  recipient: '',
  phone: '',
  email: '',
  postcode: '',
  address: '',
  detail: '',
  note: '',
  agreed: false,
  coupon: null,
  points: 0,
  pickup: false,
  method: 'CARD',
  escrow: true,
  receipt: noCashReceipt,
  consents: { licence: false, madeToOrder: false },
};

export const messages: Readonly<Record<TypedField, string>> = {
  ...addressMessages,
  email: '이메일 주소를 확인해 주세요.',
  note: '200자까지 쓸 수 있어요.',
  agreed: '동의해야 주문할 수 있어요.',
};
type ConsentField = `consents.${ConsentKind}`;
const isConsentField = (path: string): path is ConsentField =>
  consentKind.options.some((kind) => path === `consents.${kind}`);
/** A refusal of the server names fields as it was sent them: `recipient.phone`. */
export const fieldOf = (path: string): TypedField | ConsentField | undefined => {
  if (isConsentField(path)) return path;
  const name = path.replace(/^recipient\./, '');
  return Object.hasOwn(messages, name) ? (name as TypedField) : undefined;
};

const agreed = z.literal(true);
/** An address is needed for what is sent by post only. */
export const checkoutForm = (sent: boolean) =>
  sent ? recipient.extend({ agreed, postcode, address: line(120) }) : recipient.extend({ agreed });
export type CheckedFields = z.output<ReturnType<typeof checkoutForm>>;

/** Whether a field is wrong, and what to do: the server's words where it has some. */
export const useLook = () => {
  const { errors } = useFormContext<CheckoutFields>().formState;
  return (name: TypedField) => {
    const error = errors[name];
    return {
      error: error !== undefined,
      helperText: error ? (error.type === 'server' ? error.message : messages[name]) : undefined,
    };
  };
};
