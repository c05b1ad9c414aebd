// `npm run dev`: the screens with hot reload on PORT, the API beside them on PORT + 1, restarted when a file changes.
import { spawn } from 'node:child_process';
import { ensurePackages, requireNode, root } from './packages.mjs';
import { requirePort } from './port.mjs';

requireNode();
process.chdir(root);
ensurePackages();
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
await requirePort(port);
await requirePort(apiPort);

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'start.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort) },
});

const { createServer } = await import('vite');
const target = `http://localhost:${apiPort}`;
const vite = await createServer({
  root: 'frontend',
  server: { port, strictPort: true, proxy: { '^/(api|dev)/': { target }, '/socket.io': { target, ws: true } } },
});
await vite.listen();
console.log(`Screens http://localhost:${port}, API ${target}/api`);

let stopping = false;
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  api.kill('SIGTERM');
  await vite.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));
api.once('exit', (code) => void stop(code ?? 1));
