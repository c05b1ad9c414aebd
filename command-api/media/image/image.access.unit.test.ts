import { describe, expect, it } from 'vitest';
import { ownerOf, type ProjectOf } from './image.access.ts';

const [me, other, project, issue] = ['1', '2', 'p', 'i'];
const form = { width: 100, fit: true };
const actor = { id: me, level: 1 };
const projectWhere = (role: 'member' | 'none', status: 'active' | 'deleted' = 'active'): ProjectOf => async () => ({
  projectId: project, subject: { project: status, role },
});

describe('under whose id a picture is stored', () => {
  it('is oneself, and nobody else', async () => {
    expect(await ownerOf({ ...form, folder: 'user', id: me }, actor, projectWhere('none'))).toBe(me);
    await expect(ownerOf({ ...form, folder: 'user', id: other }, { ...actor, level: 10 }, projectWhere('none'))).rejects.toMatchObject({ code: 'forbidden' });
  });
  it.each(['issue', 'comment'] as const)('is the project one works on, for %s', async (folder) => {
    expect(await ownerOf({ ...form, folder, id: issue }, actor, projectWhere('member'))).toBe(project);
    expect(await ownerOf({ ...form, folder, id: issue }, { ...actor, level: 10 }, projectWhere('none'))).toBe(project);
    await expect(ownerOf({ ...form, folder, id: issue }, actor, projectWhere('none'))).rejects.toMatchObject({ code: 'not_member' });
    await expect(ownerOf({ ...form, folder, id: issue }, actor, projectWhere('member', 'deleted'))).rejects.toMatchObject({ code: 'project_not_found' });
  });
});
