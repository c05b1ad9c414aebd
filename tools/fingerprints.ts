// `npm run fingerprints [-- --same <view> "<why>"]`: records by which code each version of a view is made.
import {
  contents,
  foldFingerprints,
  problemOf,
  readRecord,
  type Recorded,
  writeFoldRecord,
  writeRecord,
} from './fingerprint.ts';

const [flag, sameView, same] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--same' || !sameView || !same)) {
  console.error('npm run fingerprints [-- --same <view> "<why every document stays as it was>"]');
  process.exit(2);
}
const before = readRecord();
const views: Record<string, Recorded> = {};
for (const content of await contents()) {
  const { view, version, fingerprint } = content;
  const previous = before[view];
  const problem = problemOf(content, previous);
  if (previous && problem === undefined) views[view] = previous;
  else if (!previous || previous.version < version) views[view] = { version, fingerprint };
  else if (view === sameView && same) views[view] = { version, fingerprint, same };
  else {
    views[view] = previous;
    console.error(problem);
    process.exitCode = 1;
  }
}
writeRecord(views);
writeFoldRecord(await foldFingerprints());
