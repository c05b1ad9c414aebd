import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';
import { release } from './installer.fields.ts';

/** The view `installer`, and the id of its one document. */
export const installerView = 'installer';

/** What administrators keep. */
export const installers = z.object({ releases: z.array(release), item_ids: z.array(z.string()) });
export type Installers = z.infer<typeof installers>;

export const installerDocument = installers.extend(documentBase);
export type InstallerDocument = z.infer<typeof installerDocument>;

/** As whoever has a licence of one of `item_ids` sees it. */
export const ownInstallers = z.object({
  releases: z.array(release.omit({ file: true, uploaded_at: true, withdrawn_at: true })),
  item_ids: z.array(z.string()),
});
export type OwnInstallers = z.infer<typeof ownInstallers>;
export type OwnRelease = OwnInstallers['releases'][number];

/** Where it is downloaded: a browser goes there by itself, with the cookie for files. */
export const downloadPath = (version: string) => `/api/file/installer/${version}`;
