import type { Installers, OwnInstallers } from '@maru/contracts/shop/installer/installer.views';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface LicenceItem {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}
interface Description {
  readonly version: string;
  readonly years: readonly number[];
  readonly notes: string;
}
const put = (url: string, body: object) => ({ url, method: 'PUT', body });
const changing = { invalidatesTags: ['Installer'] } as const;

export const installerApi = baseApi.enhanceEndpoints({ addTagTypes: ['Installer', 'Order'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Goes with one's licences: whoever gets or loses one sees others. */
    ownInstallers: build.query<OwnInstallers, void>({
      query: () => 'shop/installer/list',
      providesTags: ['Installer', 'Order'],
      extraOptions: { quiet: true },
    }),
    installers: build.query<Installers, void>({ query: () => 'adm/installer/list', providesTags: ['Installer'] }),
    /** As many as there usually are, to choose from. */
    licenceItems: build.query<readonly LicenceItem[], void>({
      query: () => ({ url: 'adm/item/list', params: { limit: 100 } }),
      transformResponse: ({ list }: { list: readonly LicenceItem[] }) => list.filter(({ kind }) => kind === 'licence'),
      keepUnusedDataFor: 0,
    }),
    describeInstaller: build.mutation<Installers, Description>({
      query: (body) => put('adm/installer', body),
      ...changing,
    }),
    publishInstaller: build.mutation<Installers, string>({
      query: (version) => put('adm/installer/publish', { version }),
      ...changing,
    }),
    withdrawInstaller: build.mutation<Installers, string>({
      query: (version) => put('adm/installer/withdraw', { version }),
      ...changing,
    }),
    chooseInstallerItems: build.mutation<Installers, readonly string[]>({
      query: (item_ids) => put('adm/installer/items', { item_ids }),
      ...changing,
    }),
  }),
});
export const {
  useOwnInstallersQuery,
  useInstallersQuery,
  useLicenceItemsQuery,
  useDescribeInstallerMutation,
  usePublishInstallerMutation,
  useWithdrawInstallerMutation,
  useChooseInstallerItemsMutation,
} = installerApi;
