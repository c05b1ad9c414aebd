import type { AccessReason } from '@maru/contracts/identity/access/access.fields';
import type { ShownAccess } from '@maru/contracts/identity/access/access.views';
import type { MySession } from '@maru/contracts/identity/session/session.views';
import type { MemberContact, MemberInfo } from '@maru/contracts/identity/member/member.routes';
import type { WithdrawalRequest } from '@maru/contracts/identity/user/user.events';
import type { EndedSessions } from '@maru/contracts/identity/user/user.views';
import { userAdminApi } from './user-admin.api.ts';

const ofMember = (url: string) => (id: string) => ({ url, params: { id } });

/** What the screen of one member asks and does; changes of level and suspension are those of the list. */
export const memberDeskApi = userAdminApi.enhanceEndpoints({ addTagTypes: ['MemberAccess'] }).injectEndpoints({
  endpoints: (build) => ({
    member: build.query<MemberInfo, string>({
      query: ofMember('adm/user'),
      providesTags: ['UserList'],
      extraOptions: { quiet: true },
    }),
    memberSessions: build.query<{ sessions: readonly Omit<MySession, 'current'>[] }, string>({
      query: ofMember('adm/user/sessions'),
      providesTags: ['UserList'],
      extraOptions: { quiet: true },
    }),
    memberAccesses: build.query<{ list: readonly ShownAccess[] }, string>({
      query: ofMember('adm/user/accesses'),
      providesTags: ['MemberAccess'],
      extraOptions: { quiet: true },
    }),
    /** A call each time, since each is written down. */
    readContact: build.mutation<MemberContact, { id: string; reason?: AccessReason }>({
      query: (body) => ({ url: 'adm/user/contact', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['MemberAccess'] : []),
      extraOptions: { quiet: true },
    }),
    setMemo: build.mutation<{ id: string }, { id: string; memo: string | null }>({
      query: (body) => ({ url: 'adm/user/memo', method: 'PUT', body }),
      invalidatesTags: ['UserList'],
    }),
    endMemberSessions: build.mutation<EndedSessions, string>({
      query: (id) => ({ url: 'adm/user/sessions', method: 'DELETE', params: { id } }),
      invalidatesTags: ['UserList'],
    }),
    withdrawMember: build.mutation<{ id: string }, { id: string; request: WithdrawalRequest }>({
      query: (body) => ({ url: 'adm/user/withdraw', method: 'POST', body }),
      invalidatesTags: ['UserList'],
    }),
  }),
});
export const {
  useMemberQuery,
  useMemberSessionsQuery,
  useMemberAccessesQuery,
  useReadContactMutation,
  useSetMemoMutation,
  useEndMemberSessionsMutation,
  useWithdrawMemberMutation,
} = memberDeskApi;
