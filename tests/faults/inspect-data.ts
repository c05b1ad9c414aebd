import { join } from 'node:path';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { compareWithRebuild } from '@maru/projectors/runtime/compare-with-rebuild';

/**
 * What a stopped server left behind: its comments, views that differ from the log, and the first broken link of the
 * hash chain.
 */
export const inspectData = async (dataDir: string) => {
  const engines = await openEngines({ dataDir }, createLogger({ level: 'silent' }));
  try {
    const differences = await compareWithRebuild(engines, projections);
    const found = await engines.views.view('comment').find<CommentDocument>({ limit: 100_000 });
    return {
      comments: found.map(({ doc }) => doc),
      differences,
      firstBadEvent: (await verifyChain(readSqliteLog(join(dataDir, 'log.db')))).bad,
    };
  } finally {
    await closeEngines(engines);
  }
};
