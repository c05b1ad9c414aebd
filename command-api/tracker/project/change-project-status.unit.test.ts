import { describe, it } from 'vitest';
import { added, deleted, id, owner, project } from './project.spec.ts';

describe('ChangeProjectStatus', () => {
  it('moves a project', () => {
    project
      .given(added)
      .when({ type: 'ChangeProjectStatus', data: { id, status: 'Finished' } }, owner)
      .emits({ type: 'ProjectStatusChanged', data: { id, from: 'OnGoing', to: 'Finished' } });
  });
  it('records nothing where it already is', () => {
    project
      .given(added)
      .when({ type: 'ChangeProjectStatus', data: { id, status: 'OnGoing' } }, owner)
      .emitsNothing();
  });
  it('refuses what is missing or deleted', () => {
    project
      .given()
      .when({ type: 'ChangeProjectStatus', data: { id, status: 'OnHold' } }, owner)
      .isRefused('project_not_found');
    project
      .given(added, deleted)
      .when({ type: 'ChangeProjectStatus', data: { id, status: 'OnHold' } }, owner)
      .isRefused('project_not_found');
  });
});
