// `npm test`: sets itself up, runs everything, and says at the end what ran and what did not. Arguments narrow it to
// those tests.
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { troublesIn } from './test-troubles.mjs';
import { ensureFrontend } from './frontend-build.mjs';
import { ensurePackages, requireNode, root, runPackage } from './packages.mjs';
import { ensureTestServers, forgetServersUsed, serversUsed } from './test-servers.mjs';

requireNode();
process.chdir(root);
ensurePackages();

const chosen = process.argv.slice(2);
/** Of the chosen, what no test file's path contains. */
const withoutTests = () => {
  const list = 'test-output/files.json';
  runPackage('vitest/vitest.mjs', ['list', '--filesOnly', `--json=${list}`]);
  const files = JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => file);
  return chosen.filter((name) => !files.some((file) => file.includes(name.replace(/^\.\//, ''))));
};
const [nothing] = chosen.length > 0 ? withoutTests() : [];
if (nothing !== undefined) {
  console.error(`No test file has '${nothing}' in its path.`);
  process.exit(1);
}

const results = [];
const troubles = [];
const step = (name, work) => {
  console.log(`\n--- ${name}`);
  const started = Date.now();
  const passed = work();
  results.push({ name, outcome: passed ? 'passed' : 'FAILED', note: `${Math.round((Date.now() - started) / 1000)} s` });
};

if (chosen.length === 0) {
  step('lint', () => runPackage('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '.']));
  for (const project of ['tsconfig.json', 'frontend/tsconfig.json'])
    step(`types: ${project}`, () => runPackage('typescript/bin/tsc', ['-p', project]));
}

const skip = (name, note) => results.push({ name, outcome: process.env.CI ? 'FAILED' : 'skipped', note });

const chromium = await ensureChromium();
const noServers = ensureTestServers();
forgetServersUsed();
step('frontend build', ensureFrontend);
const report = 'test-output/report.json';
const vitest = (args, filters) => {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = runPackage(
    'vitest/vitest.mjs',
    ['run', ...args, ...reporters, ...filters, ...(filters.length > 0 ? ['--passWithNoTests'] : [])],
    { CHROMIUM_PATH: chromium.path },
  );
  return { passed, ...troublesIn(report) };
};
/**
 * On CI up to `mostTwice` files that failed are run once more, by themselves, and what they said the first time is told
 * as `again`; where more fail it is no chance.
 */
const tests = (name, args, mostTwice = 0) =>
  step(name, () => {
    const first = vitest(args, chosen);
    const isChance = process.env.CI && first.files.length > 0 && first.files.length <= mostTwice;
    if (first.passed || !isChance) {
      troubles.push(first);
      return first.passed;
    }
    const second = vitest(args, first.files);
    troubles.push({ failed: second.failed, again: [...first.failed, ...first.again, ...second.again] });
    return second.passed;
  });
/** Of what drives browsers and many processes. */
const mostTwice = 3;
tests(
  'unit and integration tests',
  ['node', 'apart', 'api', 'frontend'].flatMap((name) => ['--project', name]),
);
if (chromium.path) tests('journeys', ['--project', 'journeys'], mostTwice);
else skip('journeys', chromium.missing);
const noStack = [...noServers, chromium.path ? undefined : chromium.missing].filter(Boolean);
if (noStack.length === 0) tests('the same suites against the stack', ['--project', 'stack'], mostTwice);
else skip('the same suites against the stack', noStack.join(', '));

console.log('\n--- summary');
for (const { name, what, missing } of serversUsed())
  console.log(what ? `ran on   ${name}: ${what}` : `skipped  ${name}: ${missing}`);
for (const { name, outcome, note } of results) console.log(`${outcome.padEnd(8)} ${name} (${note})`);
for (const { failed, again } of troubles) {
  for (const test of again) console.log(`again    ${test}`);
  for (const test of failed) console.log(`FAILED   ${test}`);
}
process.exitCode = results.some(({ outcome }) => outcome === 'FAILED') ? 1 : 0;
