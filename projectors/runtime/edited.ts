import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';

/** The document with changes of its own, made when the event was; nothing while there is no document. */
export const edited = <D extends { readonly updated_at: number }>(
  doc: D | undefined,
  { meta }: Recorded,
  changes: Partial<D>,
): D | undefined => doc && { ...doc, ...changes, updated_at: epochMs(meta.at) };
