import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';

/** One stream of all releases: one of them is the current one. */
export const installerStream = 'shop.installer' as StreamOf<InstallerEvent>;

const version = z.string();

export const installerEvent = z.discriminatedUnion('type', [
  /** `file` is its key among the files. */
  event('InstallerUploaded', { version, file: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  event('InstallerDescribed', { version, years: z.array(z.int()), notes: z.string() }),
  event('InstallerPublished', { version }),
  event('InstallerWithdrawn', { version }),
  /** Whoever has a licence of one of these may download it. */
  event('InstallerItemsChosen', { item_ids: z.array(z.string()) }),
]);
export type InstallerEvent = z.infer<typeof installerEvent>;
