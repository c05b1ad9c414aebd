import type { PaymentTerms } from './payment-terms.ts';

/** What buyers are told of the service that keeps their money; undefined where there is none. */
export const escrowStatement = ({ escrow, escrow_name, escrow_text }: PaymentTerms): string | undefined =>
  escrow === 'off'
    ? undefined
    : `계좌이체나 가상계좌로 결제하실 때는 ${escrow_name}의 구매안전서비스(에스크로)를 이용하실 수 있어요. 상품을 받으실 때까지 결제 대금을 안전하게 맡아 드려요.${escrow_text === '' ? '' : ` ${escrow_text}`}`;
