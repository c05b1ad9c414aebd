import type { PointsReason } from '@maru/contracts/shop/points/points.fields';
import type { OwnPoints } from '@maru/contracts/shop/points/points.views';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface Granting {
  readonly user_id: string;
  readonly points: number;
  readonly reason: PointsReason;
}

export const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myPoints: build.query<OwnPoints, void>({ query: () => 'shop/points' }),
    /** By the whole address; answers who it is. */
    findPerson: build.mutation<{ readonly id: string; readonly name: string }, string>({
      query: (email) => ({ url: 'adm/user/find', method: 'POST', body: { email } }),
      extraOptions: { quiet: true },
    }),
    grantPoints: build.mutation<unknown, Granting>({
      query: (body) => ({ url: 'adm/points/grant', method: 'POST', body }),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useMyPointsQuery, useFindPersonMutation, useGrantPointsMutation } = pointsApi;
