/** A server that tests may use, and in a few words what it is. */
export interface TestServer {
  readonly url: string;
  readonly what: string;
}

/** Why there is none, for the name of what is skipped. */
export interface Missing {
  readonly missing: string;
}

/** A server of one test: a local process at one address, with data of its own that outlive it. */
export interface OwnServer extends TestServer {
  /** Starts it again at the same address on the same data; resolves when clients may connect. */
  start(): Promise<void>;
  /** At once, as a crash does (SIGKILL). */
  kill(): Promise<void>;
  /** It stays connected and answers nothing until told to go on (SIGSTOP, SIGCONT). */
  freeze(): void;
  goOn(): void;
  /** A signal its program knows: the double of EventStoreDB drops all connections at `SIGUSR2`. */
  signal(name: NodeJS.Signals): void;
  /** Kills it and removes its data. */
  stop(): Promise<void>;
}

/** How to run a server locally. `folder` is for its data. */
export interface Program {
  readonly what: string;
  readonly command: string;
  args(port: number, folder: string): readonly string[];
  env?(port: number, folder: string): Readonly<Record<string, string>>;
  /** A line on its standard output that says: clients may connect. */
  readonly ready: RegExp;
  url(port: number): string;
}

export const isMissing = (found: object): found is Missing => 'missing' in found;
