import { readExisting } from '@maru/platform/view-store/read-existing';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';

interface Published {
  readonly name: string;
  readonly version: number;
}

/** What another service writes down for this one in a view that no projection makes; undefined until it has done so. */
export const readPublished = async <D extends Document>(
  views: ViewStore,
  { name, version }: Published,
  id: string,
): Promise<D | undefined> => readExisting(async () => (await views.version(name, version).get<D>(id))?.doc, undefined);
