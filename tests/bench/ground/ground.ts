import type { EventStore } from '@maru/platform/event-store/event-store';

export type Setting = 'embedded' | 'distributed';

/** The product under test, on data of its own. */
export interface UnderTest {
  /** Where people reach it. */
  readonly url: string;
  /** Each process that holds sockets, for whoever wants to ask one of them. */
  readonly socketNodes: readonly string[];
}

/** Engines of one setting with nothing in them yet: seeded first, then run. */
export interface Ground {
  readonly setting: Setting;
  /** How programs are told of these engines; the folder is for files of a measurement, too. */
  readonly env: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
  /** The caller closes it, and before the product runs. */
  openLog(): EventStore;
  /** Runs the product; resolves when it lets people in. */
  run(): Promise<UnderTest>;
  /** Stops everything and removes the data. */
  dispose(): Promise<void>;
}

export type OpenGround = () => Promise<Ground>;

/** On a ground that is gone when the measurement ends. */
export const onGround = async <G extends Ground, T>(
  open: () => Promise<G>,
  measure: (ground: G) => Promise<T>,
): Promise<T> => {
  const ground = await open();
  try {
    return await measure(ground);
  } finally {
    await ground.dispose();
  }
};
