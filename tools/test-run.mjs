import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';
import { reportOf } from './test-report.mjs';

const output = join(root, 'test-output');
/** Of what drives browsers and many processes, so many failed files may be chance. */
const mostTwice = { journeys: 3, stack: 3, faults: 3 };
const mayBeChance = (project, { passed, files }) =>
  process.env.CI && !passed && files.length > 0 && files.length <= (mostTwice[project] ?? 0);

const vitest = async (project, filters, env) => {
  const report = join(output, `report-${project}.json`);
  mkdirSync(output, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--project', project, ...reporters, ...filters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return { passed: code === 0, ...reportOf(report) };
};

/**
 * Runs the test files of a project whose path contains one of the filters. On CI a few files that failed are run once
 * more, by themselves, and what they said the first time is told as `again`; where more fail it is no chance.
 */
export const runProject = async (project, filters, { env }) => {
  const first = await vitest(project, filters, env);
  if (!mayBeChance(project, first)) return first;
  const second = await vitest(project, first.files, env);
  return { ...second, again: [...first.failed, ...first.again, ...second.again], times: first.times };
};
