import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { recordedAs } from '@maru/command-api/pipeline/decider-spec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { history } from './tracker-commands.ts';
import { aggregateOf, foldStored, type Stored, trackerWorld } from './tracker-world.ts';

const folds = [
  ['project', aggregateOf('AddProject'), Object.values(projectExamples)],
  ['issue', aggregateOf('AddIssue'), Object.values(issueExamples)],
  ['comment', aggregateOf('AddComment'), Object.values(commentExamples)],
] as const;

describe('folding', () => {
  it.each(folds)(
    'takes the events of a %s in any order, and as nothing before it was added',
    (_name, aggregate, examples) => {
      const events = fc.array(fc.constantFrom<Pick<Stored, 'type' | 'data'>>(...examples), { maxLength: 40 });
      fc.assert(
        fc.property(events, (given) => {
          const state = foldStored(
            aggregate,
            given.map((event, at) => ({ ...event, ...recordedAs(at) })),
          );
          const wasAdded = given.some(({ type }) => type === examples[0]?.type);
          expect(state).toEqual(
            wasAdded ? expect.objectContaining({ deleted: expect.any(Boolean) as unknown }) : undefined,
          );
        }),
      );
    },
  );

  it('gives the same state again, in one go or carried on from anywhere, also from events that were stored as text', () =>
    fc.assert(
      fc.asyncProperty(history(40), fc.nat(60), async (sent, cut) => {
        const world = trackerWorld();
        for (const one of sent) {
          const { stream, after } = await world.run(one);
          const aggregate = aggregateOf(one.command.type);
          const events = JSON.parse(JSON.stringify(world.eventsOf(stream))) as readonly Stored[];
          const halfway = foldStored(aggregate, events.slice(0, cut));
          expect(foldStored(aggregate, events)).toEqual(after);
          expect(foldStored({ ...aggregate, initialState: halfway }, events.slice(cut))).toEqual(after);
        }
      }),
      { numRuns: 60 },
    ));
});
