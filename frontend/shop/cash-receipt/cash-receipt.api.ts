import type { CashReceipt } from '@maru/contracts/shop/order-receipt/cash-receipt.fields';
import type { CashReceiptOfOrder, StuckReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { ReceiptDifference } from '@maru/contracts/shop/cash-receipt/receipt-comparison';
import type { Slip } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import { baseApi } from '../../kernel/api/base-api.ts';

/** Whose order it is: one's own by its id, a guest's by what the guest shows. */
export interface ReceiptOrder {
  readonly id: string;
  readonly proof?: { readonly number: string; readonly phone: string } | undefined;
}
export type ShownReceiptDifference = ReceiptDifference & { readonly number: string };
export interface ShownReceiptComparison {
  readonly ended_at: number;
  readonly compared: number;
  readonly differences: readonly ShownReceiptDifference[];
}
export interface DeskReceipts {
  readonly slips: readonly Slip[];
  readonly stuck: boolean;
  readonly all_stuck: number;
}

export const cashReceiptApi = baseApi.enhanceEndpoints({ addTagTypes: ['CashReceipt', 'Order'] }).injectEndpoints({
  endpoints: (build) => ({
    cashReceipt: build.query<CashReceiptOfOrder, ReceiptOrder>({
      query: ({ id, proof }) =>
        proof
          ? { url: 'shop/cashreceipt/guest/find', method: 'POST', body: proof }
          : { url: 'shop/cashreceipt', params: { id } },
      // What goes back takes it back, too.
      providesTags: ['CashReceipt', 'Order'],
      extraOptions: { quiet: true },
    }),
    askCashReceipt: build.mutation<CashReceiptOfOrder, ReceiptOrder & { readonly cash_receipt: CashReceipt }>({
      query: ({ id, proof, cash_receipt }) =>
        proof
          ? { url: 'shop/cashreceipt/guest', method: 'POST', body: { ...proof, cash_receipt } }
          : { url: 'shop/cashreceipt', method: 'POST', body: { id, cash_receipt } },
      invalidatesTags: ['CashReceipt'],
    }),
    deskCashReceipts: build.query<DeskReceipts, string>({
      query: (id) => ({ url: 'adm/cashreceipt', params: { id } }),
      providesTags: ['CashReceipt', 'Order'],
      extraOptions: { quiet: true },
    }),
    stuckReceipts: build.query<
      { readonly list: readonly StuckReceipt[]; readonly total: number },
      { readonly page: number; readonly itemsPerPage: number }
    >({
      query: (params) => ({ url: 'adm/cashreceipt/list', params }),
      providesTags: ['CashReceipt', 'Order'],
      extraOptions: { quiet: true },
    }),
    receiptComparison: build.query<{ readonly comparison: ShownReceiptComparison | null }, void>({
      query: () => 'adm/cashreceipt/comparison',
      providesTags: ['CashReceipt'],
      extraOptions: { quiet: true },
    }),
    retryCashReceipt: build.mutation<unknown, string>({
      query: (id) => ({ url: 'adm/cashreceipt/retry', method: 'PUT', body: { id } }),
      invalidatesTags: ['CashReceipt'],
    }),
  }),
});
export const {
  useCashReceiptQuery,
  useAskCashReceiptMutation,
  useDeskCashReceiptsQuery,
  useStuckReceiptsQuery,
  useReceiptComparisonQuery,
  useRetryCashReceiptMutation,
} = cashReceiptApi;
