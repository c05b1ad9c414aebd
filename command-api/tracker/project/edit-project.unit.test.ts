import { describe, it } from 'vitest';
import { added, deleted, id, owner, project } from './project.spec.ts';

const { title, text, client, place, status } = added.data;

describe('EditProject', () => {
  it('records the fields that changed, and only those', () => {
    project
      .given(added)
      .when({ type: 'EditProject', data: { id, title: '한강 문화센터', text, client: '', place } }, owner)
      .emits({ type: 'ProjectEdited', data: { id, title: '한강 문화센터', client: '' } });
  });
  it('records a changed status as its own event', () => {
    project
      .given(added)
      .when({ type: 'EditProject', data: { id, title: '한강', status: 'OnHold' } }, owner)
      .emits(
        { type: 'ProjectEdited', data: { id, title: '한강' } },
        { type: 'ProjectStatusChanged', data: { id, from: 'OnGoing', to: 'OnHold' } },
      );
  });
  it('records nothing when nothing changed', () => {
    project
      .given(added)
      .when({ type: 'EditProject', data: { id, title, text, client, place, status } }, owner)
      .emitsNothing();
    project.given(added).when({ type: 'EditProject', data: { id } }, owner).emitsNothing();
  });
  it('refuses what is deleted', () => {
    project
      .given(added, deleted)
      .when({ type: 'EditProject', data: { id, title } }, owner)
      .isRefused('project_not_found');
  });
});
