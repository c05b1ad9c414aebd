import { describe, it } from 'vitest';
import { added, owner, project } from './project.spec.ts';

const { ownerId: _, ...fields } = added.data;

describe('AddProject', () => {
  it('makes whoever adds it the owner', () => {
    project.given().when({ type: 'AddProject', data: fields }, owner).emits(added);
  });
  it('refuses an id that is taken', () => {
    project.given(added).when({ type: 'AddProject', data: fields }, owner).isRefused('key_reused');
  });
});
