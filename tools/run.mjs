// `npm run verify` and its like: a tool of the terminal, bundled anew where its source has changed.
import { ensureServices, runBuilt } from './build.mjs';
import { ensurePackages, requireNode } from './packages.mjs';

requireNode();
ensurePackages();
if (!ensureServices()) process.exit(1);
const [tool] = process.argv.splice(2, 1);
await runBuilt(tool);
