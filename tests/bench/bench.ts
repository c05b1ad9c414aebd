import { cpus } from 'node:os';
import { benchCommentAdd } from './comment-add.ts';
import { benchFirstScreen } from './first-screen.ts';
import { benchFold } from './fold.ts';
import { benchLists } from './lists.ts';
import { benchRebuild } from './rebuild.ts';
import { markdown, type Row } from './row.ts';
import { benchSockets } from './sockets.ts';
import { benchStartUp } from './start-up.ts';

// `npm run bench [-- name …]`: each bar of the design beside what this machine does now.
const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  'comment-add': benchCommentAdd, sockets: benchSockets, lists: benchLists, rebuild: benchRebuild, fold: benchFold, 'start-up': benchStartUp,
  'first-screen': benchFirstScreen,
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);

const rows: Row[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await bench()));
}
console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, embedded engines, fsync on\n\n${markdown(rows)}`);
