// `npm run stack`: the distributed setting on this machine. Several copies of each service behind the gateway, on
// engines that run already.
import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureAll } from './build.mjs';
import { stopWithNpm } from './npm-watch.mjs';
import { ensurePackages, requireNode, root } from './packages.mjs';
import { requirePort } from './port.mjs';
import { superviseProcess } from './stack/supervise-process.mjs';
import { configProblem, plan } from './stack/plan.mjs';

requireNode();
process.chdir(root);
const problem = configProblem(process.env);
if (problem) {
  console.error(problem);
  process.exit(1);
}
stopWithNpm();
const port = Number(process.env.PORT || 3000);
await requirePort(port);
ensurePackages();
if (!ensureAll()) process.exit(1);

const url = `http://localhost:${port}`;
const processes = (await plan(process.env, port)).map((one) => ({ ...one, pid: 0 }));

/** For programs that look on, such as tests that kill: whole at any moment, and new after each restart. */
const writeStackFile = () => {
  const file = process.env.STACK_FILE;
  if (!file) return;
  const rows = processes.map(({ name, service, pid, port: own }) => ({
    name,
    service,
    pid,
    port: own,
    url: `http://127.0.0.1:${own}`,
  }));
  writeFileSync(`${file}.new`, JSON.stringify({ url, pid: process.pid, processes: rows }, undefined, 2));
  renameSync(`${file}.new`, file);
};

const supervisors = processes.map((one) =>
  superviseProcess(one, (pid) => {
    one.pid = pid;
    writeStackFile();
  }),
);
console.log(
  [
    '',
    'process          pid      port',
    ...processes.map(({ name, pid, port: own }) => `${name.padEnd(16)} ${String(pid).padEnd(8)} ${own}`),
    '',
  ].join('\n'),
);

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  // The gateway first: what people have asked is still answered.
  await supervisors.at(-1).stop();
  await Promise.all(supervisors.slice(0, -1).map((one) => one.stop()));
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

const isReady = () =>
  fetch(`${url}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
while (!stopping && !(await isReady())) await wait(250);
if (!stopping) console.log(`\n  설계마루  ${url}\n  API       ${url}/api/docs\n`);
