import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiedTree } from './copied-tree.ts';
import type { Protection } from './protection.ts';
import { protections } from './protections.ts';

// npm run prove-safety [-- <part of a promise> ...]: takes each protection away in a copy of the tree and looks whether
// its test fails. Ends with 1 when one can be taken away unseen.

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Names of the tests that failed; undefined when none could run. */
const failuresOf = async (tree: string, test: string): Promise<readonly string[] | undefined> => {
  const file = join(tree, 'report.json');
  rmSync(file, { force: true });
  const projects = ['node', 'apart', 'engines', 'api', 'frontend'].flatMap((name) => ['--project', name]);
  const args = [
    'vitest',
    'run',
    ...projects,
    test,
    '--experimental.fsModuleCache',
    '--reporter=json',
    `--outputFile=${file}`,
  ];
  const child = spawn('npx', args, { cwd: tree, stdio: 'ignore' });
  await once(child, 'exit');
  if (!existsSync(file)) return undefined;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
  return ran.length === 0 ? undefined : ran.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
};

/** What is wrong with the proof; undefined when the test noticed. */
const flaw = async (tree: string, { file, cut, instead, test, fails }: Protection): Promise<string | undefined> => {
  const path = join(tree, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(cut, () => instead),
  );
  try {
    const failed = await failuresOf(tree, test);
    if (failed === undefined) return 'its tests could not run';
    return failed.some((name) => name.includes(fails))
      ? undefined
      : `nobody noticed (failed: ${failed.join('; ') || 'none'})`;
  } finally {
    writeFileSync(path, whole);
  }
};

const parts = process.argv.slice(2);
const rows = protections.filter(({ promise }) => parts.length === 0 || parts.some((part) => promise.includes(part)));
const tree = copiedTree();
let unseen = 0;
for (const protection of rows) {
  const wrong = await flaw(tree.path, protection);
  if (wrong !== undefined) unseen += 1;
  process.stdout.write(
    `${wrong === undefined ? 'proved ' : 'UNSEEN '} ${protection.promise}${wrong === undefined ? '' : `: ${wrong}`}\n`,
  );
}
tree.remove();
process.stdout.write(
  `${rows.length - unseen} of ${rows.length} protections are proved by a test that fails without them\n`,
);
process.exitCode = unseen === 0 ? 0 : 1;
