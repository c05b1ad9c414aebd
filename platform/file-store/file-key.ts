import { BadFileKey } from './file-store.ts';
import type { FileKey } from './file-store.ts';

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** The beginning that the keys of an owner share. Throws `BadFileKey`. */
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
