import { cpus, loadavg } from 'node:os';
import { esdbProgram, mongoProgram, redisProgram } from '../support/servers/programs.ts';
import { isMissing } from '../support/servers/test-server.ts';
import { benches, studies } from './benches.ts';
import type { Setting } from './ground/ground.ts';
import { optionsOf } from './options.ts';
import { markdown, type Measurement } from './table.ts';

// `npm run bench [-- [--setting embedded|stack] name …]`: each bar of the design beside what this machine does now, in
// both settings.
const { settings, names } = optionsOf(process.argv.slice(2));
const all = { ...benches, ...studies };
const unknown = names.filter((name) => !(name in all));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}`);

const programs = [esdbProgram(), mongoProgram(), redisProgram()];
const engines = programs.map((program) => (isMissing(program) ? program.missing : program.what)).join(', ');
const skips = (setting: Setting) => setting === 'distributed' && programs.some(isMissing);

const results: Measurement[] = [];
const selection =
  names.length === 0 ? Object.entries(benches) : Object.entries(all).filter(([name]) => names.includes(name));
for (const setting of settings) {
  if (skips(setting)) console.error(`skipped: the distributed setting, ${engines}`);
  for (const [name, bench] of skips(setting) ? [] : selection) {
    const measure = bench[setting];
    if (!measure) continue;
    console.error(`measuring ${name}, ${setting} … (load ${loadavg()[0]?.toFixed(1)})`);
    results.push(...(await measure()).map((row) => ({ ...row, setting })));
  }
}
const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`;
console.log(
  `${machine}; embedded: one process, fsync on; distributed: two copies of each service, ${engines}\n\n${markdown(results)}`,
);
