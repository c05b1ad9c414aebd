import type { ShownNotice } from '@maru/contracts/site/notice/notice.views';
import { storage } from '../../kernel/storage.ts';

/** Read by `boot.js` too, which hides in a page drawn on the server what was closed here. */
const key = 'maru.notices.closed';
const most = 50;

/** A notice that was edited since is another one. */
export const nameOf = ({ id, revision }: Pick<ShownNotice, 'id' | 'revision'>) => `${id}:${revision}`;

export const closedNotices = (): readonly string[] => {
  const text = storage.read(key);
  return text ? text.split(' ') : [];
};
export const closeNotice = (name: string) =>
  storage.write(key, [...closedNotices().filter((one) => one !== name), name].slice(-most).join(' '));
