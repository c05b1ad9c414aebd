import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import type { SocialSignup, SocialWays } from '@maru/contracts/identity/social/social.routes';
import type { Provider } from '@maru/contracts/identity/user/user.events';
import { baseApi } from '../../kernel/api/base-api.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { accountTag } from '../user/account.api.ts';

export const socialApi = baseApi.enhanceEndpoints({ addTagTypes: [accountTag] }).injectEndpoints({
  endpoints: (build) => ({
    socialWays: build.query<SocialWays, void>({ query: () => 'auth/social', extraOptions: { quiet: true } }),
    socialSignup: build.mutation<LoginAnswer, SocialSignup>({
      query: (body) => ({ url: 'auth/social/signup', method: 'POST', body }),
      extraOptions: { quiet: true },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(sessionStarted(answer.data));
      },
    }),
    linkKakao: build.mutation<{ url: string }, void>({
      query: () => ({ url: 'auth/kakao/link', method: 'POST', body: {} }),
    }),
    unlinkSocial: build.mutation<{ provider: Provider }, Provider>({
      query: (provider) => ({ url: 'auth/my/social', method: 'DELETE', params: { provider } }),
      invalidatesTags: [accountTag],
    }),
  }),
});
export const { useSocialWaysQuery, useSocialSignupMutation, useLinkKakaoMutation, useUnlinkSocialMutation } = socialApi;
