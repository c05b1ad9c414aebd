// `npm run bench [-- [--setting embedded|stack] name ...]`: the bars of the design, on the screens as they are now.
import { ensureAll } from './build.mjs';
import { ensurePackages, requireNode, root, run } from './packages.mjs';

requireNode();
process.chdir(root);
ensurePackages();
const passed =
  ensureAll() && run(process.execPath, ['--import', 'tsx', 'tests/bench/bench.ts', ...process.argv.slice(2)]);
process.exit(passed ? 0 : 1);
