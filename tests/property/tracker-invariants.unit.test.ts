import { presenceOf } from '@maru/contracts/kernel/fold';
import type { CommentFacts } from '@maru/contracts/tracker/comment/comment.fold';
import type { IssueFacts } from '@maru/contracts/tracker/issue/issue.fold';
import { type ProjectFacts, roleOf } from '@maru/contracts/tracker/project/project.fold';
import { membershipId } from '@maru/contracts/tracker/project/project.views';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldViews } from './folded-views.ts';
import { history, ids, type Sent } from './tracker-commands.ts';
import { aggregateOf, foldStored, type Outcome, type Stored, trackerWorld } from './tracker-world.ts';

const runs = { numRuns: 100 };
const play = async (sent: readonly Sent[], check: (outcome: Outcome, sent: Sent) => void = () => undefined) => {
  const world = trackerWorld();
  for (const one of sent) check(await world.run(one), one);
  return world;
};
const everyHistory = (check: (sent: readonly Sent[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(history(60), check), runs);

const statusOf = (state: unknown) => presenceOf(state as { deleted: boolean } | undefined);
const untouched = (state: unknown) =>
  JSON.parse(
    JSON.stringify(state ?? null, (key, value: unknown) => (key === 'updated_at' ? undefined : value)),
  ) as unknown;
const stateOf = <S>(type: string, log: readonly Stored[], id: string) => {
  const aggregate = aggregateOf(type);
  return foldStored(
    aggregate,
    log.filter(({ stream }) => stream === `${aggregate.name}-${id}`),
  ) as S;
};
const each =
  <Facts>(type: string, of: readonly string[]) =>
  (log: readonly Stored[]) =>
    of.flatMap((id) => stateOf<Facts | undefined>(type, log, id) ?? []);
const projects = each<ProjectFacts>('AddProject', ids.project);
const issues = each<IssueFacts>('AddIssue', ids.issue);
const comments = each<CommentFacts>('AddComment', ids.comment);

describe('whatever people do in the tracker', () => {
  it('a project keeps an owner, and nobody is in it twice', () =>
    everyHistory(async (sent) => {
      const world = await play(sent);
      for (const { members, requests } of projects(world.log)) {
        expect(members.some(({ role }) => role === 'owner')).toBe(true);
        const people = [...members.map(({ id }) => id), ...requests];
        expect(new Set(people).size).toBe(people.length);
      }
    }));

  it('what is missing or deleted changes only by being added or restored', () =>
    everyHistory(async (sent) => {
      await play(sent, ({ events, before }, { command }) => {
        if (statusOf(before) === 'active') return;
        if (events.length > 0) expect(command.type).toMatch(statusOf(before) === 'missing' ? /^Add/ : /^Restore/);
      });
    }));

  it('every event changes something, every refusal nothing', () =>
    everyHistory(async (sent) => {
      await play(sent, ({ events, before, after, stream }, { command }) => {
        const aggregate = aggregateOf(command.type);
        let state = before;
        for (const event of events) {
          const next = foldStored({ ...aggregate, initialState: state }, [event]);
          expect(untouched(next), `${event.type} of ${stream}`).not.toEqual(untouched(state));
          state = next;
        }
        if (events.length === 0) expect(after).toEqual(before);
      });
    }));

  it('only members and administrators change a project', () =>
    everyHistory(async (sent) => {
      const world = trackerWorld();
      for (const one of sent) {
        const known = projects(world.log);
        const { events } = await world.run(one);
        const projectId = events.map(({ data }) => ('prj_id' in data ? data.prj_id : 'id' in data && data.id))[0];
        const project = known.find(({ id }) => id === projectId);
        if (!project || one.actor.level === 10 || one.command.type === 'RequestJoin') continue;
        expect(['owner', 'member']).toContain(roleOf(project, one.actor.id));
      }
    }));

  it('the views show what the streams say, and their counts are right', () =>
    everyHistory(async (sent) => {
      const { log } = await play(sent);
      const views = foldViews(log);
      const alive = {
        issues: issues(log).filter(({ deleted }) => !deleted),
        comments: comments(log).filter(({ deleted }) => !deleted),
      };
      expect([...views.comments.values()]).toEqual(expect.arrayContaining(comments(log)));
      for (const issue of issues(log)) {
        const talk = alive.comments.filter(({ issue_id }) => issue_id === issue.id);
        const images = talk.reduce((sum, { image }) => sum + image.length, 0);
        expect(views.issues.get(issue.id)).toEqual({ ...issue, comments: talk.length, images });
      }
      for (const { members, ...project } of projects(log)) {
        const own = alive.issues.filter(({ prj_id }) => prj_id === project.id);
        const open = own.filter(({ status }) => status !== 'DONE').length;
        const view = views.projects.get(project.id);
        expect(view).toEqual({ ...project, count: own.length, open, members: expect.anything() as unknown });
        expect(new Set(view?.members)).toEqual(new Set(members));
        for (const user of ids.user) {
          expect(views.memberships.get(membershipId(project.id, user))?.role ?? 'none').toBe(
            roleOf({ ...project, members }, user),
          );
        }
      }
    }));
});
