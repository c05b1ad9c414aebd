import type { Readable } from 'node:stream';

/** `folder/owner/name`, each part of `[A-Za-z0-9._-]`, no leading dot; anything else is refused with `BadFileKey`. */
export type FileKey = string;

export interface StoredFile {
  readonly size: number;
  readonly stream: Readable;
}

/** Immutable files: a key is written once. */
export interface FileStore {
  /** Durable when it resolves; never leaves a half-written file under the key. */
  put(key: FileKey, content: Buffer): Promise<void>;
  get(key: FileKey): Promise<StoredFile | undefined>;
  remove(key: FileKey): Promise<void>;
  close(): Promise<void>;
}

export class BadFileKey extends Error {}
