import type { PasswordChange, Withdrawal } from '@maru/contracts/identity/user/user.commands';
import type { MyAccount, EndedSessions, SessionUser } from '@maru/contracts/identity/user/user.views';
import { baseApi } from '../../kernel/api/base-api.ts';
import { userChanged } from '../../kernel/session/session.slice.ts';
import { sessionsTag } from '../session/sessions.api.ts';

export const accountTag = 'Account';

const put = (url: string, body: object) => ({ url, method: 'PUT', body });

interface Running {
  readonly dispatch: (action: ReturnType<typeof userChanged>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: SessionUser }>;
}
/** The header shows the session's user. A failure is told where it was asked for. */
const tellSession = async (_: unknown, { dispatch, queryFulfilled }: Running) => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(userChanged(answer.data));
};

export const accountApi = baseApi.enhanceEndpoints({ addTagTypes: [accountTag, sessionsTag] }).injectEndpoints({
  endpoints: (build) => ({
    myAccount: build.query<MyAccount, void>({
      query: () => 'auth/my',
      extraOptions: { quiet: true },
      providesTags: [accountTag],
    }),
    /** The versions that were shown. */
    agree: build.mutation<SessionUser, { terms?: number; privacy?: number }>({
      query: (body) => ({ url: 'auth/agree', method: 'POST', body }),
      invalidatesTags: [accountTag],
    }),
    changeName: build.mutation<SessionUser, string>({
      query: (name) => put('auth/my/name', { name }),
      invalidatesTags: [accountTag],
      onQueryStarted: tellSession,
    }),
    changePhone: build.mutation<SessionUser, string | null>({
      query: (phone) => put('auth/my/phone', { phone }),
      invalidatesTags: [accountTag],
    }),
    changeImage: build.mutation<SessionUser, string | null>({
      query: (image) => put('auth/my/image', { image }),
      invalidatesTags: [accountTag],
      onQueryStarted: tellSession,
    }),
    /** Not cached, because no screen shows it. */
    myData: build.query<object, void>({ query: () => 'auth/my/data', keepUnusedDataFor: 0 }),
    withdraw: build.mutation<{ message: string }, Withdrawal>({
      query: (body) => ({ url: 'auth/my', method: 'DELETE', body }),
      extraOptions: { quiet: true },
    }),
    changePassword: build.mutation<EndedSessions, PasswordChange>({
      query: (body) => put('auth/my/password', body),
      invalidatesTags: [sessionsTag],
    }),
  }),
});
export const {
  useMyAccountQuery,
  useAgreeMutation,
  useChangeNameMutation,
  useChangePhoneMutation,
  useChangeImageMutation,
  useChangePasswordMutation,
  useLazyMyDataQuery,
  useWithdrawMutation,
} = accountApi;
