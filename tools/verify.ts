import { parseArgs } from 'node:util';
import { badOfOurs, type ChainReport, type Fault, verifyChain } from '@maru/platform/event-store/verify-chain';
import type { Unmet } from '@maru/platform/event-store/seal-check';
import { damageIn } from '@maru/platform/event-store/sqlite-log';
import { defaultPlace, type LogPlace, openToRead, placeOf } from './log/log-place.ts';
import { expectationOf } from './verify/expectation.ts';
import { runInTerminal } from './terminal.ts';

// npm run verify [-- <data folder, log.db, exported file or esdb://>] [--expect <key, count:hash, or file of either>]:
// names bad events, and damaged pages of a log.db. Ends with 0 when all is good, 2 when there are events of others and else all is good, 1 otherwise.

const reasons: Partial<Record<Fault, string>> = {
  foreign: 'foreign: something else wrote it into a stream of ours',
  damaged: 'damaged: what is stored cannot be read',
  seal: 'seal: of what it covers, something was changed, cut off, removed or reordered',
  signature: 'signature: the seal is not what its key has signed',
  key: 'key: nobody whose seals are believed introduced the key of this seal',
};

const complaintOf = (unmet: Unmet) => {
  switch (unmet.kind) {
    case 'shorter':
      return `the log ends before the seal over ${unmet.count} events that was expected`;
    case 'differs':
      return `the first ${unmet.count} events are not those of the seal that was expected`;
    case 'unsealed':
      return `${unmet.events} events are without a seal that is believed, which is more than there may be`;
  }
};

const exitCode = (report: ChainReport) => {
  if (report.bad === undefined && report.unmet.length === 0) return 0;
  return report.unmet.length === 0 && badOfOurs(report) === undefined ? 2 : 1;
};

const print = (name: string, { events, streams, sealed, named, faults, unmet, newest }: ChainReport) => {
  const badOnes = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const judgement = badOnes === 0 ? 'are good' : `were read, ${badOnes} of them bad`;
  console.log(`${name}: ${events} events in ${streams} streams ${judgement}, ${sealed} of them sealed`);
  for (const { revision, stream, position, fault } of named)
    console.error(`bad event: revision ${revision} of ${stream} at position ${position} (${reasons[fault] ?? fault})`);
  if (badOnes > named.length) console.error(`and ${badOnes - named.length} more`);
  for (const one of unmet) console.error(`not as expected: ${complaintOf(one)}`);
  if (newest?.key !== undefined) console.log(`newest seal ${newest.count}:${newest.hash}, by the key ${newest.key}`);
};

/** Rows may all be good where the pages by which they are found are not. */
const reportPages = (place: LogPlace) => {
  const found = place.kind === 'sqlite' ? damageIn(place.file) : [];
  for (const line of found) console.error(`damaged file: ${line}`);
  if (found.length > 0) process.exitCode = 1;
};

const verify = async (given: string | undefined, expect: readonly string[]) => {
  const expected = await expectationOf(expect);
  const place = given === undefined ? defaultPlace() : placeOf(given);
  const log = await openToRead(place);
  try {
    const report = await verifyChain(log.events(), { expected });
    print(place.name, report);
    process.exitCode = exitCode(report);
    reportPages(place);
  } finally {
    await log.close();
  }
};

await runInTerminal(() => {
  const { positionals, values } = parseArgs({
    options: { expect: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  return verify(positionals[0], values.expect ?? []);
});
