import {
  cashReceipt,
  type CashReceipt,
  type CashReceiptUse,
} from '@maru/contracts/shop/order-receipt/cash-receipt.fields';

/** What somebody has chosen and typed; `use` is null where none is wanted. */
export interface TypedCashReceipt {
  readonly use: CashReceiptUse | null;
  /** Formatted, as shown. */
  readonly number: string;
}
export const noCashReceipt: TypedCashReceipt = { use: null, number: '' };

export const cashReceiptProblem: Readonly<Record<CashReceiptUse, string>> = {
  income: '휴대폰 번호를 확인해 주세요. 예: 010-1234-5678',
  expense: '사업자등록번호 10자리를 확인해 주세요.',
};

/** What goes with the order: nothing where none is wanted, and what is wrong where the number is none. */
export const readCashReceipt = ({
  use,
  number,
}: TypedCashReceipt): { readonly cash_receipt?: CashReceipt } | { readonly error: string } => {
  if (use === null) return {};
  const { data } = cashReceipt.safeParse({ use, number });
  return data ? { cash_receipt: data } : { error: cashReceiptProblem[use] };
};
