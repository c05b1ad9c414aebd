import { type Fault, verifyChain } from '@maru/platform/event-store/verify-chain';
import { defaultPlace, openToRead, placeOf } from './log/log-place.ts';
import { runInTerminal } from './terminal.ts';

// npm run verify [-- <data folder, log.db, exported file or esdb://>]: ends with 1 and names the first bad event.
const reason = (fault: Fault) =>
  fault === 'seal' ? 'seal: of what it covers, something was cut off, removed or reordered' : fault;

const verify = async (given: string | undefined) => {
  const place = given === undefined ? defaultPlace() : placeOf(given);
  const log = await openToRead(place);
  try {
    const { events, streams, sealed, bad } = await verifyChain(log.events());
    console.log(`${place.name}: ${events} events in ${streams} streams are good, ${sealed} of them sealed`);
    if (bad === undefined) return;
    console.error(
      `first bad event: revision ${bad.revision} of ${bad.stream} at position ${bad.position} (${reason(bad.fault)})`,
    );
    process.exitCode = 1;
  } finally {
    await log.close();
  }
};

await runInTerminal(() => verify(process.argv[2]));
