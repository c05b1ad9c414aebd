import { userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { describe, expect, it } from 'vitest';
import { loadsFrom } from '../../pipeline/decider-spec.ts';
import { filesOfPeople } from './files-of-people.service.ts';

const { UserRegistered, UserWithdrawn } = userExamples;
const { id } = UserWithdrawn.data;

const stored = (...past: readonly DomainEvent[]) => {
  const keys = new Set<string>();
  const store = {
    put: async (key: string) => void keys.add(key),
    remove: async (key: string) => void keys.delete(key),
    removeAll: async (folder: string, owner: string) => {
      for (const key of keys) if (key.startsWith(`${folder}/${owner}/`)) keys.delete(key);
    },
  } as unknown as FileStore;
  return { keys, files: filesOfPeople(store, loadsFrom({ [userStream(id)]: past })) };
};

describe('a picture of a person', () => {
  it.each([
    ['with an account', [UserRegistered]],
    ['who is about to have one', []],
  ] as const)('%s is kept', async (_, past) => {
    const { keys, files } = stored(...past);
    await files.put(`user/${id}/a.webp`, Buffer.from('a'));
    expect([...keys]).toEqual([`user/${id}/a.webp`]);
  });

  it.each(['user', 'review'])('who withdrew while it was on its way is removed, for %s', async (folder) => {
    const { keys, files } = stored(UserRegistered, UserWithdrawn);
    await expect(files.put(`${folder}/${id}/a.webp`, Buffer.from('a'))).rejects.toMatchObject({
      code: 'session_ended',
    });
    expect([...keys]).toEqual([]);
  });

  it('who withdrew is not added to the photos of claims, of which those that are there stay', async () => {
    const { keys, files } = stored(UserRegistered, UserWithdrawn);
    keys.add(`claim/${id}/evidence.webp`);
    await expect(files.put(`claim/${id}/a.webp`, Buffer.from('a'))).rejects.toMatchObject({ code: 'session_ended' });
    expect([...keys]).toEqual([`claim/${id}/evidence.webp`]);
  });

  it('is no picture of a project', async () => {
    const { keys, files } = stored(UserRegistered, UserWithdrawn);
    await files.put(`issue/${id}/a.webp`, Buffer.from('a'));
    expect([...keys]).toHaveLength(1);
  });
});
