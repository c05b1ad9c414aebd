import { describe, it } from 'vitest';
import { added, deleted, id, owner, project } from './project.spec.ts';

const { ownerId: _, ...fields } = added.data;

describe('AddProject', () => {
  it('makes whoever adds it the owner', () => {
    project.given().when({ type: 'AddProject', data: fields }, owner).emits(added);
  });
  it('refuses an id that is taken', () => {
    project.given(added).when({ type: 'AddProject', data: fields }, owner).isRefused('key_reused');
  });
});

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
