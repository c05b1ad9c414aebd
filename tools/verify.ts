import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { defaultLog, readEvents } from './log-file.ts';

// npm run verify [-- <log.db or exported file>]: ends with 1 and names the first bad event when the chain is broken.
const file = process.argv[2] ?? defaultLog();
try {
  const { events, streams, bad } = await verifyChain(readEvents(file));
  console.log(`${file}: ${events} events in ${streams} streams are good`);
  if (bad !== undefined) {
    console.error(`first bad event: revision ${bad.revision} of ${bad.stream} at position ${bad.position} (${bad.fault})`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
