import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { TradeDocument } from '@maru/contracts/shop/trade-document/trade-document.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

/** What a guest shows in place of a login. */
export interface GuestProof {
  readonly number: string;
  readonly phone: string;
}

export const tradeDocumentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    estimate: build.mutation<TradeDocument, { readonly lines: readonly CartLine[]; readonly to?: string }>({
      query: (body) => ({ url: 'shop/cart/estimate', method: 'POST', body }),
    }),
    statement: build.mutation<TradeDocument, string>({
      query: (id) => ({ url: 'shop/order/statement', params: { id } }),
    }),
    guestStatement: build.mutation<TradeDocument, GuestProof>({
      query: (body) => ({ url: 'shop/order/guest/statement', method: 'POST', body }),
    }),
  }),
});
export const { useEstimateMutation, useStatementMutation, useGuestStatementMutation } = tradeDocumentApi;
