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

describe('RestoreProject', () => {
  it('brings a deleted project back', () => {
    project
      .given(added, deleted)
      .when({ type: 'RestoreProject', data: { id } }, owner)
      .emits({ type: 'ProjectRestored', data: { id } });
  });
  it('refuses what is not deleted', () => {
    project.given(added).when({ type: 'RestoreProject', data: { id } }, owner).isRefused('not_deleted');
    project.given().when({ type: 'RestoreProject', data: { id } }, owner).isRefused('project_not_found');
  });
});
