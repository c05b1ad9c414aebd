import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './packages.mjs';

const firstLine = ([message = ''] = []) => message.split('\n')[0];

const told = ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages)}`;

/**
 * The tests that failed by vitest's JSON report, and those that passed only when tried again, each with where it stands
 * and what it said first, and the files of the failed; nothing where there is no report.
 */
export const troublesIn = (report) => {
  if (!existsSync(report)) return { failed: [], again: [], files: [] };
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
  };
};
