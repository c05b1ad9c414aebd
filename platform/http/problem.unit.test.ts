import { Rejected } from '@maru/contracts/kernel/rejections';
import { describe, expect, it } from 'vitest';
import { problemOf, problemOfRejected } from './problem.ts';

describe('problem', () => {
  it('says what happened in Korean and names its code', () => {
    expect(problemOf('project_not_found')).toEqual({
      type: 'urn:maru:problem:project_not_found',
      title: 'Project not found',
      status: 404,
      detail: '프로젝트를 찾을 수 없어요. 이미 삭제되었을 수 있어요.',
      code: 'project_not_found',
      message: '프로젝트를 찾을 수 없어요. 이미 삭제되었을 수 있어요.',
      errors: [],
    });
  });

  it('lists the fields in errors and in detail', () => {
    const errors = [
      { path: 'title', message: '필수예요.' },
      { path: 'due', message: '날짜예요.' },
    ];
    expect(problemOf('invalid_input', { errors })).toMatchObject({
      status: 400,
      errors,
      detail: 'title: 필수예요. due: 날짜예요.',
    });
  });

  it('carries the thing as it is now beside a conflict', () => {
    expect(problemOfRejected(new Rejected('revision_conflict', { current: { revision: 4 } }))).toMatchObject({
      status: 412,
      current: { revision: 4 },
    });
  });
});
