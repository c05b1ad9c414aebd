import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { issueAggregate } from '@maru/command-api/tracker/issue/issue.aggregate';
import { onGround, type OpenGround } from './ground/ground.ts';
import { median, ms, type Row } from './row.ts';
import { seedLog } from './seed.ts';

const length = 10_000;
const stream = issueStream(issueExamples.IssueAdded.data.id);
const titles: IssueEvent[] = Array.from({ length: length - 1 }, (_, number) => ({
  type: 'IssueTitleChanged',
  data: { ...issueExamples.IssueTitleChanged.data, to: `제목 ${number}` },
}));

/** A long stream, folded from the log and then again with nothing new in it. */
export const benchFold = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground) => {
    await seedLog(ground, [{ stream, events: [issueExamples.IssueAdded, ...titles] }]);
    const store = ground.openLog();
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < 7; round++) {
      const streams = openStreams(store);
      for (const times of [first, again]) {
        const started = performance.now();
        const { revision } = await streams.load(issueAggregate, stream);
        times.push(performance.now() - started);
        if (revision !== length - 1) throw new Error(`folded to ${revision}`);
      }
    }
    await store.close();
    const barred = ground.setting === 'embedded';
    return [
      {
        what: 'fold of a 10,000-event stream, first',
        figure: ms(median(first)),
        ...(barred && { limit: '≤ 100 ms', held: median(first) <= 100 }),
      },
      {
        what: 'the same, afterwards',
        figure: ms(median(again)),
        ...(barred && { limit: '≤ 5 ms', held: median(again) <= 5 }),
      },
    ];
  });
