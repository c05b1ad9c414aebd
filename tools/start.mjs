// `npm start`: everything a fresh clone needs, then all services in this very process. Builtins only: nothing is
// installed yet.
import { ensureAll, runBuilt } from './build.mjs';
import { stopWithNpm } from './npm-watch.mjs';
import { ensurePackages, requireNode, root } from './packages.mjs';
import { requirePort } from './port.mjs';

requireNode();
process.chdir(root);
stopWithNpm();
const port = Number(process.env.PORT ?? 3000);
// A PORT that is no port is refused by the environment schema, with its own sentence.
if (Number.isInteger(port) && port > 0 && port < 65_536) await requirePort(port);
ensurePackages();
if (!ensureAll()) process.exit(1);
// One process: a signal or a kill -9 reaches the server itself, and its exit code is ours.
await runBuilt('start');
