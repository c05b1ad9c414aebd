import type { AddinError } from '@maru/contracts/addin/error/error.views';
import { describe, expect, it } from 'vitest';
import { issueDraftOf, standingText } from './error-words.ts';
import { issueAt } from './link-dialog.tsx';

const error: AddinError = {
  id: 'e'.repeat(32),
  revision: 0,
  position: 1,
  exception: 'System.NullReferenceException',
  frames: ['Maru.Walls.Place.Run', 'Maru.App.Execute'],
  commands: ['Maru.Walls.Place'],
  count: 1_234,
  people: 5,
  versions: [{ version: '2.1.0', count: 1_234 }],
  newest_version: '2.1.0',
  days: [],
  first_seen: 0,
  last_seen: 0,
  state: 'new',
  state_since: 0,
  acknowledged_on: null,
  rise: null,
  fixed_in: null,
  fixed_at: null,
  regressed_in: null,
  note: '',
  issue: null,
};

describe('why an error stands as it does', () => {
  it.each([
    [{ state: 'new' }, '아직 아무도 확인하지 않았어요.'],
    [{ state: 'acknowledged' }, '하루에 갑자기 늘어나면 다시 알려 드려요.'],
    [
      { state: 'rising', rise: { day: '2026-11-23', count: 1_200, usual: 10 / 7 } },
      '하루 평균 1.4번이던 오류가 2026-11-23에 1,200번 생겼어요.',
    ],
    [{ state: 'fixed', fixed_in: '2.2.0' }, '2.2.0에서 고쳤어요. 그 버전이나 뒤 버전에서 다시 생기면 알려 드려요.'],
    [{ state: 'regressed', fixed_in: '2.2.0', regressed_in: '2.2.1' }, '2.2.0에서 고쳤는데 2.2.1에서 다시 생겼어요.'],
  ] as const)('%j', (part, text) => expect(standingText({ ...error, ...part })).toBe(text));
});

it('an issue about an error says what it is, and where and how often it was', () => {
  expect(issueDraftOf(error)).toEqual({
    title: '애드인 오류: NullReferenceException · Maru.Walls.Place',
    text: [
      '애드인 2.1.0 · 1,234번 · 5명',
      'System.NullReferenceException',
      '  at Maru.Walls.Place.Run',
      '  at Maru.App.Execute',
    ].join('\n'),
  });
});

describe('an issue is found by the address of its screen', () => {
  const [project, issue] = ['01900000-0000-7000-8000-0000000000d1', '01900000-0000-7000-8000-0000000000d2'];
  it.each([
    [`https://maru.kr/request/project/${project}?issue=${issue}`],
    [`/request/project/${project}?view=board&issue=${issue}#comment`],
  ])('%s', (address) => expect(issueAt(address)).toEqual({ prj_id: project, id: issue }));
  it.each([[''], [`/request/project/${project}`], [`/request/project/7?issue=${issue}`], ['https://maru.kr']])(
    'not by %s',
    (address) => expect(issueAt(address)).toBeUndefined(),
  );
});
