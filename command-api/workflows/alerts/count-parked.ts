import { type ParkedDocument, parkedView } from '@maru/contracts/kernel/parked.views';
import { givenUpParkedId } from '@maru/contracts/site/projection/projection.views';
import { type SystemDocument, systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { readExisting } from '@maru/platform/view-store/read-existing';

const most = 500;

const parkedNow = async (views: ViewStore): Promise<readonly ParkedDocument[]> => {
  const rows = () => views.version(parkedView.name, parkedView.version).find<ParkedDocument>({ limit: most });
  return (await readExisting(rows, [])).map(({ doc }) => doc);
};

/** The version of each view that is shown: what one that is being built sets aside concerns nobody yet. */
const liveVersions = async (views: ViewStore, names: Iterable<string>) => {
  const live = async (name: string) =>
    [name, (await views.versions(name)).find(({ status }) => status === 'live')?.version] as const;
  return new Map(await Promise.all([...names].map(live)));
};

/** Documents that stand still, up to 500, without those that somebody left as they stand at that very event. */
export const countParked = async (views: ViewStore): Promise<number> => {
  const found = await parkedNow(views);
  const live = await liveVersions(views, new Set(found.map(({ projection }) => projection)));
  const shown = found.filter(({ projection, version }) => live.get(projection) === version);
  const ids = shown.map(({ projection, document }) => givenUpParkedId(projection, document));
  const given = await readExisting(() => views.view(systemView).getMany<SystemDocument>(ids), []);
  const left = new Map(given.map(({ doc }) => [doc.id, doc.status === 'givenUp' ? doc.parked?.position : undefined]));
  return shown.filter(
    ({ projection, document, event }) => left.get(givenUpParkedId(projection, document)) !== event.position,
  ).length;
};
