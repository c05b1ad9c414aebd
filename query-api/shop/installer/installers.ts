import { isShown } from '@maru/contracts/shop/installer/installer.fields';
import type { installerQueries } from '@maru/contracts/shop/installer/installer.routes';
import { type InstallerDocument, type Installers, installerView } from '@maru/contracts/shop/installer/installer.views';
import { maxLicences } from '@maru/contracts/shop/licence/licence.routes';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

export const readInstallers = async (views: ViewStore): Promise<Installers> =>
  (await views.view(installerView).get<InstallerDocument>(installerView))?.doc ?? { releases: [], item_ids: [] };

/** Whether somebody owns, or has the seat of, a licence that is for the add-in and holds. */
export const mayDownload = async (views: ViewStore, userId: string, itemIds: readonly string[]): Promise<boolean> => {
  const of = async (where: Readonly<Record<string, string>>) =>
    views
      .view('licence')
      .find<LicenceDocument>({ where, sort: [{ field: 'issued_at', direction: 'desc' }], limit: maxLicences });
  const rows = (await Promise.all([of({ user_id: userId }), of({ holder_id: userId })])).flat();
  return rows.some(({ doc }) => doc.status === 'active' && itemIds.includes(doc.item_id));
};

export const installerList: QueryHandler<typeof installerQueries.all> = {
  views: [installerView],
  answer: async (_input, { engines: { views } }) => {
    const { releases, item_ids } = await readInstallers(views);
    return { releases, item_ids };
  },
};

export const myInstallers: QueryHandler<typeof installerQueries.mine> = {
  views: [installerView, 'licence'],
  answer: async (_input, { engines: { views }, actor }) => {
    const { releases, item_ids } = await readInstallers(views);
    if (!(await mayDownload(views, actor.id, item_ids))) return { releases: [], item_ids: [] };
    const shown = releases.filter(isShown);
    return { releases: shown.map(({ file: _file, uploaded_at: _up, withdrawn_at: _down, ...one }) => one), item_ids };
  },
};
