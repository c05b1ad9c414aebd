import type { AddinErrorCommand } from '@maru/contracts/addin/error/error.commands';
import { addinErrorExamples } from '@maru/contracts/addin/error/error.examples';
import type { ErrorLine } from '@maru/contracts/addin/error/error.fields';
import { addinErrorPolicies } from '@maru/contracts/addin/error/error.policies';
import { riseOn } from '@maru/contracts/addin/error/error.rules';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { describe, expect, it } from 'vitest';
import { decisionsOf, loadsFrom } from '../../pipeline/decider-spec.ts';
import { addinErrorAggregate } from './error.aggregate.ts';

const examples = addinErrorExamples;
const { AddinErrorReported: reported, AddinErrorFixed: fixed, AddinErrorAcknowledged: acknowledged } = examples;
const { id, addin, user_id, exception, frames, sightings } = reported.data;
const [owner, admin] = [
  { id: user_id, level: 1 },
  { id: 'admin', level: 10 },
];
const error = decisionsOf(addinErrorAggregate);
const line = (part: Partial<ErrorLine> = {}): ErrorLine => ({
  id: 'new',
  at: '2026-03-02T00:30:00Z',
  command: 'Maru.Walls.Place',
  type: exception,
  frames: [...frames],
  count: 1,
  version: '2.1.0',
  revit: 2025,
  ...part,
});
const record = (...lines: readonly ErrorLine[]): AddinErrorCommand => ({
  type: 'RecordAddinErrors',
  data: { id, addin, user_id, lines: [...lines] },
});
const report = ({ id: of, at, version, count, command }: ErrorLine) => ({
  ...reported,
  data: {
    ...reported.data,
    ids: [of],
    sightings: [{ command, version, revit: 2025, count, first_at: at, last_at: at }],
  },
});

describe('RecordAddinErrors', () => {
  it('writes what lines say together, each once', () => {
    const [first, second] = [line({ id: 'a' }), line({ id: 'b', count: 2 })];
    error
      .given()
      .when(record(first, second, first), owner)
      .emits({
        ...reported,
        data: {
          ...reported.data,
          ids: ['a', 'b'],
          sightings: [{ ...sightings[0], count: 3, first_at: first.at, last_at: first.at } as (typeof sightings)[0]],
        },
      });
    error
      .given(reported)
      .when(record(line({ id: reported.data.ids[0] ?? '' })), owner)
      .emitsNothing();
  });

  it.each([
    ['in the version of its fix', '2.2.0', true],
    ['in a newer one', '2.10.0', true],
    ['in an older one', '2.1.9', false],
    ['before its release', '2.2.0-beta.1', false],
  ])('says that it came back %s', (_, version, isBack) => {
    const again = line({ version });
    error
      .given(reported, fixed)
      .when(record(again), owner)
      .emits(
        report(again),
        ...(isBack
          ? ([{ type: 'AddinErrorRegressed', data: { id, version, fixed_in: '2.2.0' } }] as const)
          : ([] as const)),
      );
  });

  it('is not back where it is late, was back before, or was not fixed', () => {
    const late = line({ version: '2.2.0', at: '2025-12-31T00:00:00Z' });
    error.given(reported, fixed).when(record(late), owner).emits(report(late));
    const again = line({ version: '2.2.0' });
    error.given(reported, fixed, examples.AddinErrorRegressed).when(record(again), owner).emits(report(again));
    error.given(reported).when(record(again), owner).emits(report(again));
  });
});

describe('an error that was acknowledged', () => {
  const [day, seven] = [{ acknowledged_on: '2026-03-01', state: 'acknowledged' } as const, 7];
  const daysBefore = Array.from({ length: seven }, (_, at) => ({ day: `2026-03-0${at + 2}`, count: 10 }));
  const today = (count: number) => [...daysBefore, { day: '2026-03-09', count }];
  it.each([
    ['twice as often as usual, and no more', { ...day, days: today(20) }, undefined],
    ['more than that', { ...day, days: today(21) }, { day: '2026-03-09', count: 21, usual: 10 }],
    ['rarely, where it was not seen before', { ...day, days: [{ day: '2026-03-09', count: 9 }] }, undefined],
    [
      'often, where it was not seen before',
      { ...day, days: [{ day: '2026-03-09', count: 10 }] },
      { day: '2026-03-09', count: 10, usual: 0 },
    ],
    ['on the day it was acknowledged', { ...day, acknowledged_on: '2026-03-09', days: today(99) }, undefined],
    ['though it is fixed', { ...day, state: 'fixed' as const, days: today(99) }, undefined],
    ['though it is known to rise', { ...day, state: 'rising' as const, days: today(99) }, undefined],
  ])('comes %s', (_, pace, expected) => expect(riseOn('2026-03-09', pace)).toEqual(expected));

  it('is said to rise with the report that shows it, once', () => {
    // Specs are of the first of January.
    const dayMs = 24 * 60 * 60 * 1000;
    const many = line({ at: '2026-01-02T00:30:00Z', count: 30 });
    const rose = { type: 'AddinErrorRose', data: { id, day: '2026-01-02', count: 30, usual: 0 } } as const;
    error.given(reported, acknowledged).when(record(many), owner, dayMs).emits(report(many), rose);
    error.given(reported, acknowledged, rose).when(record(many), owner, dayMs).emits(report(many));
    error.given(reported, acknowledged).when(record(many), owner).emits(report(many));
  });
});

describe('what administrators do with an error', () => {
  const changes = [
    [{ type: 'AcknowledgeAddinError', data: { id } }, [reported], acknowledged],
    [{ type: 'FixAddinError', data: { id, version: '2.2.0' } }, [reported, acknowledged], fixed],
    [{ type: 'ReopenAddinError', data: { id } }, [reported, fixed], examples.AddinErrorReopened],
    [
      { type: 'NoteAddinError', data: { id, note: examples.AddinErrorNoted.data.to } },
      [reported],
      examples.AddinErrorNoted,
    ],
    [
      { type: 'LinkAddinError', data: { id, issue: examples.AddinErrorLinked.data.to } },
      [reported],
      examples.AddinErrorLinked,
    ],
  ] as const satisfies readonly (readonly [AddinErrorCommand, readonly object[], object])[];

  it.each(changes)('%j says what was before, and changes it once', (command, before, event) => {
    error
      .given(...before)
      .when(command, admin)
      .emits(event);
    error
      .given(...before, event)
      .when(command, admin)
      .emitsNothing();
  });

  it.each(changes)('%j is for administrators, of an error that is there', ({ type }) => {
    const subject = { userId: undefined, isKnown: true, issue: 'active' } as const;
    const policy = addinErrorPolicies[type];
    expect(policy(admin, subject)).toBeUndefined();
    expect(policy(owner, subject)).toBe('forbidden');
    expect(policy(admin, { ...subject, isKnown: false })).toBe('addin_error_not_found');
  });

  it('links an issue that is there, in its project', async () => {
    const { id: issueId, prj_id } = issueExamples.IssueAdded.data;
    const load = loadsFrom({ [issueStream(issueId)]: [issueExamples.IssueAdded] });
    const outcome = async (issue: { prj_id: string; id: string } | null) => {
      const command = { type: 'LinkAddinError', data: { id, issue } } as const;
      const subject = await addinErrorAggregate.subject(command, undefined, admin, load);
      return addinErrorPolicies.LinkAddinError(admin, { ...subject, isKnown: true });
    };
    expect(await outcome({ id: issueId, prj_id })).toBeUndefined();
    expect(await outcome(null)).toBeUndefined();
    expect(await outcome({ id: issueId, prj_id: 'another' })).toBe('issue_not_found');
    expect(await outcome({ id: 'another', prj_id })).toBe('issue_not_found');
  });
});
