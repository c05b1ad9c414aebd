import { handlersOf } from '@maru/contracts/kernel/fold';
import { type InstallerEvent, installerStream } from '@maru/contracts/shop/installer/installer.events';
import { type InstallerFacts, installerFold } from '@maru/contracts/shop/installer/installer.fold';
import { type InstallerDocument, installerView } from '@maru/contracts/shop/installer/installer.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<InstallerDocument>;

/** One document of all releases. */
export const installerProjection: Projection<InstallerEvent, InstallerDocument> = {
  name: installerView,
  version: 1,
  view: { fields: { position: 'number' }, indexes: [] },
  streams: [installerStream],
  key: () => installerView,
  on: handlersOf<InstallerEvent, InstallerFacts, Doc>(
    installerFold.evolve,
    (doc) => doc ?? installerFold.initialState,
    ({ releases, item_ids }) => ({ id: installerView, releases: [...releases], item_ids: [...item_ids] }),
  ),
};
