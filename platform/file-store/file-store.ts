import type { Readable } from 'node:stream';

/** `folder/owner/name`, each 1 to 200 of `[A-Za-z0-9._-]` without a leading dot; else `BadFileKey` is thrown. */
export type FileKey = string;

export interface StoredFile {
  readonly size: number;
  readonly stream: Readable;
}

export type FileContent = Buffer | AsyncIterable<Buffer>;

/** Immutable files, each key written once. Methods throw `FileStoreUnavailable`. */
export interface FileStore {
  /**
   * Durable when it resolves, and never half a file; a key that is there keeps its content. Of a large one the pieces
   * are taken one after another; where they end in an error, nothing is kept and that error is thrown.
   */
  put(key: FileKey, content: FileContent): Promise<void>;
  /** Undefined when there is no such file. The caller reads the stream to its end or destroys it. */
  get(key: FileKey): Promise<StoredFile | undefined>;
  remove(key: FileKey): Promise<void>;
  /** Throws `BadFileKey`. */
  removeAll(folder: string, owner: string): Promise<void>;
  close(): Promise<void>;
}

export class BadFileKey extends Error {}

/** May be asked again later. */
export class FileStoreUnavailable extends Error {}

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Throws `BadFileKey`. */
export function beginningOf(folder: string, owner: string): string {
  if (![folder, owner].every((text) => part.test(text)))
    throw new BadFileKey(`${JSON.stringify([folder, owner])} is no owner of files`);
  return `${folder}/${owner}/`;
}

/** The three parts of a key. Throws `BadFileKey` for anything that could name another place. */
export function partsOfKey(key: FileKey): readonly [folder: string, owner: string, name: string] {
  const [folder, owner, name, ...rest] = key.split('/');
  const legal = [folder, owner, name].every((text) => text !== undefined && part.test(text));
  if (!legal || folder === undefined || owner === undefined || name === undefined || rest.length > 0) {
    throw new BadFileKey(`${JSON.stringify(key)} is no file key`);
  }
  return [folder, owner, name];
}
