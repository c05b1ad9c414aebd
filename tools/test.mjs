// `npm test`: sets itself up, runs everything, and says at the end what ran, how long it took, and what did not run.
// Arguments narrow it to the test files whose path contains one of them.
import { mkdirSync, readFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensureAll } from './build.mjs';
import { ensurePackages, requireNode, root, runPackage } from './packages.mjs';
import { runProject } from './test-run.mjs';
import { ensureTestServers, clearServerReport, readServerReport } from './test-servers.mjs';

requireNode();
process.chdir(root);
ensurePackages();
mkdirSync('test-output', { recursive: true });

const filters = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
/** The projects that the chosen files belong to. */
const projectsOfFilters = () => {
  const list = 'test-output/files.json';
  runPackage('vitest/vitest.mjs', ['list', '--filesOnly', `--json=${list}`]);
  const found = JSON.parse(readFileSync(list, 'utf8'));
  const unmatched = filters.find((path) => !found.some(({ file }) => file.includes(path)));
  if (unmatched !== undefined) {
    console.error(`No test file has '${unmatched}' in its path.`);
    process.exit(1);
  }
  return found.filter(({ file }) => filters.some((path) => file.includes(path))).map(({ projectName }) => projectName);
};
const projects = filters.length > 0 ? new Set(projectsOfFilters()) : undefined;

const results = [];
const step = async (name, work) => {
  console.log(`\n--- ${name}`);
  const started = Date.now();
  const { passed, ...report } = await work();
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ name, outcome: passed ? 'passed' : 'FAILED', note: `${seconds} s`, ...report });
};
const program = (file, args) => async () => ({ passed: runPackage(file, args) });

if (!projects) {
  await step('lint', program('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '.']));
  for (const project of ['tsconfig.json', 'frontend/tsconfig.json'])
    await step(`types: ${project}`, program('typescript/bin/tsc', ['-p', project]));
}

const chromium = await ensureChromium();
const noServers = ensureTestServers();
clearServerReport();
await step('build', async () => ({ passed: ensureAll() }));

const noBrowser = chromium.path ? [] : [chromium.missing];
const missing = { journeys: noBrowser, stack: [...noServers, ...noBrowser], faults: noServers };
const tests = async (project) => {
  if (projects && !projects.has(project)) return;
  const without = missing[project] ?? [];
  const skipped = { name: project, outcome: process.env.CI ? 'FAILED' : 'skipped', note: without.join(', ') };
  if (without.length > 0) results.push(skipped);
  else await step(project, () => runProject(project, filters, { env: { CHROMIUM_PATH: chromium.path } }));
};
for (const project of ['node', 'apart', 'engines', 'api', 'frontend', 'journeys', 'stack', 'faults'])
  await tests(project);

console.log('\n--- slowest files');
const times = results.flatMap(({ name, times = [] }) => times.map((one) => ({ name, ...one })));
for (const { name, file, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
  console.log(`${String(Math.round(ms / 1000)).padStart(4)} s   ${name}: ${file}`);

console.log('\n--- summary');
for (const { name, what, missing } of readServerReport())
  console.log(what ? `ran on   ${name}: ${what}` : `skipped  ${name}: ${missing}`);
for (const { name, outcome, note } of results) console.log(`${outcome.padEnd(8)} ${name} (${note})`);
for (const { failed = [], flaky = [] } of results) {
  for (const test of flaky) console.log(`again    ${test}`);
  for (const test of failed) console.log(`FAILED   ${test}`);
}
process.exitCode = results.some(({ outcome }) => outcome === 'FAILED') ? 1 : 0;
