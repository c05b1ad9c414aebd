import type { StorageSizes } from '@maru/contracts/kernel/process-state.views';

/** How the engines are, as far as they tell. */
export interface Vitals {
  /** By the name of an engine: rejects where it does not answer. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  measure(): Promise<StorageSizes>;
}
