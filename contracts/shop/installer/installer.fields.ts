import { z } from 'zod';
import { text, timestamp } from '../../kernel/fields.ts';

/** Bytes of one installer. */
export const maxInstallerBytes = 300 * 1024 * 1024;
export const maxReleases = 200;
export const installerKinds = ['msi', 'exe', 'zip'] as const;
export type InstallerKind = (typeof installerKinds)[number];

/** Three numbers, and what comes before a release: `1.4.0`, `2.0.0-beta.1`. */
export const releaseVersion = z
  .string()
  .trim()
  .max(40)
  .regex(/^(0|[1-9]\d{0,5})(\.(0|[1-9]\d{0,5})){2}(-[0-9A-Za-z]+(\.[0-9A-Za-z]+)*)?$/);
/** As it is saved again by whoever downloads it. */
export const installerName = z
  .string()
  .trim()
  .max(120)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._()+-]*\.(msi|exe|zip)$/iu);
export const kindOf = (name: string): InstallerKind | undefined =>
  installerKinds.find((kind) => name.toLowerCase().endsWith(`.${kind}`));

/** Of Revit, that it works with. */
export const revitYears = z.array(z.int().min(2018).max(2050)).max(12);
export const releaseNotes = text(2_000);

/** `sha256` as 64 hex digits. A release is seen once it was published, and until it is withdrawn; one is `current`. */
export const release = z.object({
  version: z.string(),
  file: z.string(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  years: z.array(z.int()),
  notes: z.string(),
  uploaded_at: timestamp,
  published_at: timestamp.nullable(),
  withdrawn_at: timestamp.nullable(),
  current: z.boolean(),
});
export type Release = z.infer<typeof release>;

export const isShown = ({ published_at, withdrawn_at }: Pick<Release, 'published_at' | 'withdrawn_at'>): boolean =>
  published_at !== null && withdrawn_at === null;
