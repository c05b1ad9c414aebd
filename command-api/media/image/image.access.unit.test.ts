import { Rejected } from '@maru/contracts/kernel/rejections';
import { describe, expect, it } from 'vitest';
import { type ImageRights, ownerOf } from './image.access.ts';

const [me, other, project, issue] = ['1', '2', 'p', 'i'];
const form = { width: 100, fit: true };
const actor = { id: me, level: 1 };
const projectWhere = (role: 'member' | 'none', status: 'active' | 'deleted' = 'active'): ImageRights => ({
  projectOf: async () => ({ projectId: project, subject: { project: status, role } }),
  mustBeAdmin: async () => {
    throw new Rejected('forbidden');
  },
});

describe('under whose id a picture is stored', () => {
  it.each(['user', 'review', 'claim'] as const)('is oneself, and nobody else, for %s', async (folder) => {
    expect(await ownerOf({ ...form, folder, id: me }, actor, projectWhere('none'))).toBe(me);
    await expect(
      ownerOf({ ...form, folder, id: other }, { ...actor, level: 10 }, projectWhere('none')),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
  it('is oneself for a name card, and whoever it is for where an administrator drew it', async () => {
    const card = { ...form, folder: 'namecard' } as const;
    expect(await ownerOf({ ...card, id: me }, actor, projectWhere('none'))).toBe(me);
    await expect(ownerOf({ ...card, id: other }, actor, projectWhere('none'))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const asAdmin = { ...projectWhere('none'), mustBeAdmin: async () => undefined };
    expect(await ownerOf({ ...card, id: other }, actor, asAdmin)).toBe(other);
  });
  it.each(['issue', 'comment'] as const)('is the project one works on, for %s', async (folder) => {
    expect(await ownerOf({ ...form, folder, id: issue }, actor, projectWhere('member'))).toBe(project);
    expect(await ownerOf({ ...form, folder, id: issue }, { ...actor, level: 10 }, projectWhere('none'))).toBe(project);
    await expect(ownerOf({ ...form, folder, id: issue }, actor, projectWhere('none'))).rejects.toMatchObject({
      code: 'not_member',
    });
    await expect(
      ownerOf({ ...form, folder, id: issue }, actor, projectWhere('member', 'deleted')),
    ).rejects.toMatchObject({ code: 'project_not_found' });
  });
  it.each(['item', 'slide', 'card'] as const)(
    'is anything of the shop for whoever is an administrator by now, whatever the token says, for %s',
    async (folder) => {
      const item = { ...form, folder, id: other } as const;
      await expect(ownerOf(item, { ...actor, level: 10 }, projectWhere('none'))).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await ownerOf(item, actor, { ...projectWhere('none'), mustBeAdmin: async () => undefined })).toBe(other);
    },
  );
});
