import { line } from '@maru/contracts/kernel/fields';
import { postcode, recipient } from '@maru/contracts/shop/order/order.fields';
import { useFormContext } from 'react-hook-form';

/** As typed: the phone number with its hyphens. */
export interface TypedAddress {
  readonly recipient: string;
  readonly phone: string;
  readonly postcode: string;
  readonly address: string;
  readonly detail: string;
}

export const addressMessages: Readonly<Record<keyof TypedAddress, string>> = {
  recipient: '이름을 입력해 주세요.',
  phone: '휴대폰 번호를 확인해 주세요. 예: 010-1234-5678',
  postcode: '우편번호 5자리를 입력해 주세요.',
  address: '주소를 입력해 주세요.',
  detail: '120자까지 쓸 수 있어요.',
};

/** Where something is sent, with a note for the carrier. */
export const addressForm = recipient.omit({ email: true }).extend({ postcode, address: line(120) });

/** Whether a field is wrong, and what to do: the server's words where it has some. */
export const useAddressLook = () => {
  const { errors } = useFormContext<TypedAddress>().formState;
  return (name: keyof TypedAddress) => {
    const error = errors[name];
    return {
      error: error !== undefined,
      helperText: error ? (error.type === 'server' ? error.message : addressMessages[name]) : undefined,
    };
  };
};
