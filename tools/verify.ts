import { type Fault, verifyChain } from '@maru/platform/event-store/verify-chain';
import { defaultLog, readEvents } from './log-file.ts';

// npm run verify [-- <log.db or exported file>]: ends with 1 and names the first bad event when the chain is broken.
const reason = (fault: Fault) => (fault === 'seal' ? 'seal: of what it covers, something was cut off, removed or reordered' : fault);
const file = process.argv[2] ?? defaultLog();
try {
  const { events, streams, sealed, bad } = await verifyChain(readEvents(file));
  console.log(`${file}: ${events} events in ${streams} streams are good, ${sealed} of them sealed`);
  if (bad !== undefined) {
    console.error(`first bad event: revision ${bad.revision} of ${bad.stream} at position ${bad.position} (${reason(bad.fault)})`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
