// `npm run verify` and its like: a tool of the terminal, bundled anew where its source has changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureServices } from './build.mjs';
import { ensurePackages, requireNode, root } from './packages.mjs';

requireNode();
ensurePackages();
if (!ensureServices()) process.exit(1);
const [tool] = process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist', `${tool}.mjs`)).href);
