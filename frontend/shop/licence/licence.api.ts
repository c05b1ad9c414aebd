import type { DeskLicence } from '@maru/contracts/shop/licence/desk-licence.views';
import type { DeskReleaseReason } from '@maru/contracts/shop/licence/licence.events';
import type { OwnLicence, SeatInvitation } from '@maru/contracts/shop/licence/licence.views';
import { baseApi } from '../../kernel/api/base-api.ts';

const changing = { invalidatesTags: ['Order'] } as const;
const post = (url: string, body: object) => ({ url, method: 'POST', body });

/** Keys go with what was shown of their orders, so that both are loaded again together. */
export const licenceApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Order'] })
  .injectEndpoints({
    endpoints: (build) => ({
      ownLicences: build.query<{ readonly list: readonly OwnLicence[] }, void>({
        query: () => 'shop/licence/list',
        providesTags: ['Order'],
        extraOptions: { quiet: true },
      }),
      showKey: build.mutation<unknown, Pick<OwnLicence, 'order_id' | 'no'>>({
        query: ({ order_id: id, no: line }) => post('shop/order/licence/show', { id, line }),
        ...changing,
      }),
      offerSeat: build.mutation<unknown, { readonly id: string; readonly email: string }>({
        query: (body) => post('shop/licence/seat', body),
        ...changing,
      }),
      endSeatOffer: build.mutation<unknown, string>({
        query: (id) => ({ url: 'shop/licence/seat/offer', method: 'DELETE', params: { id } }),
        ...changing,
      }),
      freeSeat: build.mutation<unknown, string>({ query: (id) => post('shop/licence/seat/free', { id }), ...changing }),
      releaseMachine: build.mutation<unknown, string>({
        query: (id) => post('shop/licence/machine/release', { id }),
        ...changing,
      }),
      deskLicences: build.query<{ readonly list: readonly DeskLicence[] }, string>({
        query: (order_id) => ({ url: 'adm/licence/list', params: { order_id } }),
        providesTags: ['Order'],
        extraOptions: { quiet: true },
      }),
      releaseMachineByDesk: build.mutation<unknown, { readonly id: string; readonly reason: DeskReleaseReason }>({
        query: (body) => post('adm/licence/machine/release', body),
        ...changing,
      }),
      invitation: build.query<SeatInvitation, string>({
        query: (info) => ({ url: 'shop/licence/invitation', params: { info } }),
        extraOptions: { quiet: true },
      }),
      takeSeat: build.mutation<unknown, string>({
        query: (info) => post('shop/licence/accept', { info }),
        ...changing,
      }),
    }),
  });
export const {
  useOwnLicencesQuery,
  useShowKeyMutation,
  useOfferSeatMutation,
  useEndSeatOfferMutation,
  useFreeSeatMutation,
  useReleaseMachineMutation,
  useDeskLicencesQuery,
  useReleaseMachineByDeskMutation,
  useInvitationQuery,
  useTakeSeatMutation,
} = licenceApi;
