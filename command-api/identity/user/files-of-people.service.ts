import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { ownFolders, personalFolders } from '@maru/contracts/media/image/image.routes';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { userAggregate } from './user.aggregate.ts';
import type { Load } from '../../pipeline/aggregate.ts';

/** Asked after storing, because an upload may be under way while pictures are removed. Throws `session_ended`. */
export const filesOfPeople = (files: FileStore, load: Load): FileStore => ({
  ...files,
  put: async (key, content) => {
    await files.put(key, content);
    const [folder = '', owner = ''] = key.split('/');
    if (!ownFolders.some((one) => one === folder)) return;
    const { state } = await load(userAggregate, userStream(owner));
    if (state.status !== 'withdrawn') return;
    if (personalFolders.some((one) => one === folder)) await files.removeAll(folder, owner);
    else await files.remove(key);
    throw new Rejected('session_ended');
  },
});
