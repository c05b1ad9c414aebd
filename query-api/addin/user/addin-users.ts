import { addinUserTable } from '@maru/contracts/addin/user/user.table';
import type { AddinUserDocument, Install } from '@maru/contracts/addin/user/user.views';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { tableHandlers } from '../../http/table-handlers.ts';

/** What machines are called is sealed with their licences, and read from there alone. */
const namesOf = async (views: ViewStore, docs: readonly AddinUserDocument[]) => {
  const ids = docs.flatMap(({ installs }) => installs.flatMap(({ licence_id }) => licence_id ?? []));
  const rows = await views.view('licence').getMany<LicenceDocument>([...new Set(ids)]);
  const licences = new Map(rows.map(({ doc }) => [doc.id, doc.machine]));
  return ({ licence_id, machine }: Install) => {
    const bound = licence_id === null ? undefined : licences.get(licence_id);
    return bound?.hash === machine ? bound.name : null;
  };
};

const rowsWith = (nameOf: (install: Install) => string | null) =>
  ({
    people: ({ id }) => [id],
    present: ({ position: _position, revision: _revision, installs, ...row }, card) => ({
      ...row,
      person: card(row.id).name,
      installs: installs.map((one) => {
        const { addin: _addin, ...install } = one;
        return { ...install, machine_name: nameOf(one) };
      }),
    }),
  }) satisfies Presentation<AddinUserDocument, object>;

export const addinUserTableHandlers = tableHandlers({
  table: addinUserTable,
  view: 'addin-user',
  beside: ['user', 'licence'],
  toRows: async (docs: readonly AddinUserDocument[], { engines, present }) =>
    present(rowsWith(await namesOf(engines.views, docs)), docs),
});
