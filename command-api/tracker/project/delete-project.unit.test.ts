import { describe, it } from 'vitest';
import { added, deleted, id, owner, project } from './project.spec.ts';

describe('DeleteProject', () => {
  it('deletes', () => {
    project.given(added).when({ type: 'DeleteProject', data: { id } }, owner).emits(deleted);
  });
  it('refuses what is deleted already', () => {
    project.given(added, deleted).when({ type: 'DeleteProject', data: { id } }, owner).isRefused('project_not_found');
  });
});
