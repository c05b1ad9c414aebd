import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  contents,
  foldFingerprints,
  problemOf,
  readFoldRecord,
  readRecord,
} from '../../tools/fingerprint.ts';
import { root } from './source-files.ts';

const projection = 'projectors/tracker/issue/issue.projection.ts';
const fold = 'contracts/tracker/issue/issue.fold.ts';
const views = 'contracts/tracker/issue/issue.views.ts';
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} says nowhere ${from}`);
  return { [file]: text.replace(from, to) };
};
const after = (edits: Record<string, string>) => contentOf(projection, edits);
const before = await after({});

describe('what a view holds', () => {
  it('is what its version was recorded with', async () => {
    const found = await contents();
    const recorded = readRecord();
    expect(found.flatMap((content) => problemOf(content, recorded[content.view]) ?? [])).toEqual([]);
    expect(Object.keys(recorded).toSorted()).toEqual(found.map(({ view }) => view).toSorted());
  });

  it.each([
    [
      'a new field of the document',
      edit(views, '  user: z.string(),', '  user: z.string(),\n  pinned: z.boolean().optional(),'),
    ],
    ['another fold in contracts', edit(fold, '{ due: event.data.to }', '{ due: event.data.from }')],
    ['another step of what the fold uses', edit('contracts/kernel/fields.ts', '/ 1000;', '/ 999;')],
    [
      'an event that is handled otherwise',
      edit(projection, 'CommentTextChanged: ignore', 'CommentTextChanged: (doc) => doc'),
    ],
    ['another index', edit(projection, "      ['user'],", "      ['user', 'due'],")],
  ])('changes with %s, and names the file whose version to raise', async (_, edits) => {
    const changed = await after(edits);
    expect(changed.fingerprint).not.toBe(before.fingerprint);
    expect(problemOf(changed, before)).toMatch(`${projection}: other code than that of version ${before.version}`);
  });

  it.each([
    ['a comment', edit(fold, 'export const issueFold', '/** Once more. */\nexport const issueFold')],
    ['other formatting', edit(fold, 'evolve: {', 'evolve:\n\n      {')],
    [
      'another name inside a function',
      edit(
        fold,
        'const at = epochMs(meta.at);\n      return { ...data, created_at: at, updated_at: at,',
        'const time = epochMs(meta.at);\n      return { ...data, created_at: time, updated_at: time,',
      ),
    ],
    [
      'what goes over the wire alone',
      edit(views, 'const author = z.object({ id: z.string(),', 'const author = z.object({ id: z.uuid(),'),
    ],
    ['what a command takes', edit('contracts/tracker/issue/issue.fields.ts', 'line(160)', 'line(170)')],
  ])('does not change with %s', async (_, edits) => {
    expect(await after(edits)).toEqual(before);
  });

  it('may change with a higher version, once that is recorded', async () => {
    const raised = await after({
      ...edit(projection, `version: ${before.version}`, `version: ${before.version + 1}`),
      ...edit(fold, '{ due: event.data.to }', '{ due: event.data.from }'),
    });
    expect(problemOf(raised, before)).toMatch('is not recorded: run npm run fingerprints');
    expect(problemOf(raised, raised)).toBeUndefined();
    expect(problemOf(before, raised)).toMatch(`was there before ${raised.version}`);
  });
});

describe('what snapshots are named by', () => {
  it('is the code of their folds, as it was recorded: else run npm run fingerprints', async () => {
    expect(await foldFingerprints()).toEqual(readFoldRecord());
  });

  it('is another where an evolver is, or what makes old events into those of today', async () => {
    const item = edit('command-api/shop/item/item.state.ts', 'others.delete(hold);', '');
    const upcasters = edit('contracts/shop/order/order.upcasters.ts', 'no: 1,', 'no: 2,');
    const recorded = readFoldRecord();
    const [one, other] = [await foldFingerprints(item), await foldFingerprints(upcasters)];
    expect(Object.keys(one).filter((name) => one[name] !== recorded[name])).toEqual(['shop.item']);
    expect(other['tracker.issue']).not.toBe(recorded['tracker.issue']);
  });
});
