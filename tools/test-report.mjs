import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './packages.mjs';

const firstLine = ([message = ''] = []) => message.split('\n')[0];

const told = ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages)}`;

/**
 * Of vitest's JSON report: the tests that failed, and those that passed only when tried again, each with where it stands
 * and what it said first; the files of the failed; and how long each file took. Nothing where there is no report.
 */
export const reportOf = (report) => {
  if (!existsSync(report)) return { failed: [], again: [], files: [], times: [] };
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  const places = (said) => files.flatMap((file) => said(file).map((what) => `${relative(root, file.name)}: ${what}`));
  const failed = ({ status, message, assertionResults }) => {
    const said = assertionResults.filter((one) => one.status === 'failed').map(told);
    // A file that could not be read has no tests to name.
    return said.length > 0 || status !== 'failed' ? said : [firstLine([message])];
  };
  const again = ({ assertionResults }) =>
    assertionResults.filter((one) => one.status === 'passed' && one.failureMessages.length > 0).map(told);
  return {
    failed: places(failed),
    again: places(again),
    files: files.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name)),
    times: files.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime })),
  };
};
