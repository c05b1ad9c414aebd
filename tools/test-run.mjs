import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './packages.mjs';

const firstLine = ([message = ''] = []) => message.split('\n')[0];

const failureLine = ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages)}`;

/** Of vitest's JSON report: failures, tests that passed only when tried again, failed files, time of each file. */
const reportOf = (report) => {
  if (!existsSync(report)) return { failed: [], flaky: [], files: [], times: [] };
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  const inFiles = (messages) =>
    files.flatMap((file) => messages(file).map((what) => `${relative(root, file.name)}: ${what}`));
  const failed = ({ status, message, assertionResults }) => {
    const messages = assertionResults.filter((one) => one.status === 'failed').map(failureLine);
    // A file that could not be read has no tests to name.
    return messages.length > 0 || status !== 'failed' ? messages : [firstLine([message])];
  };
  const flaky = ({ assertionResults }) =>
    assertionResults.filter((one) => one.status === 'passed' && one.failureMessages.length > 0).map(failureLine);
  return {
    failed: inFiles(failed),
    flaky: inFiles(flaky),
    files: files.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name)),
    times: files.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime })),
  };
};

const output = join(root, 'test-output');
/** On a busy machine so many failed files may be chance: they are told apart in the summary, never hidden. */
const mostRetried = 3;
const isWorthRetry = ({ passed, files }) =>
  process.env.CI && !passed && files.length > 0 && files.length <= mostRetried;

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

/** On CI a few files that failed are run once more, by themselves; where more fail it is no chance. */
export const runProject = async (project, filters, { env }) => {
  const first = await vitest(project, filters, env);
  if (!isWorthRetry(first)) return first;
  const second = await vitest(project, first.files, env);
  return { ...second, flaky: [...first.failed, ...first.flaky, ...second.flaky], times: first.times };
};
