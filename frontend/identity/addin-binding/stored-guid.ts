import { storage } from '../../kernel/storage.ts';

/** Where the add-in's web view leaves its guid before somebody logs in (product specification §4). */
const key = 'revit';

export const storedGuid = () => storage.read(key);
/** Leaves another guid that the add-in has stored meanwhile. */
export const removeGuid = (guid: string) => {
  if (storage.read(key) === guid) storage.remove(key);
};
