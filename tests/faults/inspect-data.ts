import { join } from 'node:path';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { compareWithRebuild } from '@maru/projectors/runtime/compare-with-rebuild';

/** What a stopped server left behind: its comments, views that differ from the log, and the first broken link of the hash chain. */
export const inspectData = async (dataDir: string) => {
  const events = openSqliteEventStore(join(dataDir, 'log.db'));
  const views = await openSqliteViewStore(join(dataDir, 'views.db'));
  try {
    const differences = await compareWithRebuild({ events, views, bus: memoryLiveBus() });
    const found = await views.view('comment').find<CommentDocument>({ limit: 100_000 });
    return { comments: found.map(({ doc }) => doc), differences, firstBadEvent: (await verifyLog(events)).bad };
  } finally {
    await views.close();
    await events.close();
  }
};
