// Puts each program of the services and each tool of the terminal into one file of `dist` with what they share:
// starting from source costs four times as much.
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './packages.mjs';

const dist = join(root, 'dist');
/** By the name of its file in `dist`. */
const programs = {
  start: 'start.ts',
  'command-api': 'command-api/main.ts',
  demo: 'demo/main.ts',
  gateway: 'gateway/main.ts',
  projectors: 'projectors/main.ts',
  'query-api': 'query-api/main.ts',
  realtime: 'realtime/main.ts',
  workflows: 'command-api/workflows/main.ts',
  backup: 'tools/backup.ts',
  'erase-again': 'tools/erase-again.ts',
  addin: 'tools/addin.ts',
  export: 'tools/export.ts',
  migrate: 'tools/migrate.ts',
  rebuild: 'tools/rebuild.ts',
  repair: 'tools/repair.ts',
  verify: 'tools/verify.ts',
};

const isOurs = (id) => /^(\.|\/|@maru\/)/.test(id);

/** Packages stay where they are, by their path: rooms may have versions of their own, which `dist` would not find. */
const packages = {
  name: 'packages',
  resolveId: {
    order: 'pre',
    handler: async function (id, importer, options) {
      if (isOurs(id) || importer === undefined || id.startsWith('node:')) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return { id: found ? relative(dist, found.id) : id, external: 'absolute' };
    },
  },
};

/** A program finds the files beside its source where they are. */
const sourceFolders = {
  name: 'source-folders',
  transform: (code, id) => {
    const folder = `(import.meta.dirname + '/${relative(dist, dirname(id))}')`;
    return code.includes('import.meta.dirname')
      ? { code: code.replaceAll('import.meta.dirname', folder), map: null }
      : null;
  },
};

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  input: programs,
  makeAbsoluteExternalsRelative: false,
  plugins: [packages, sourceFolders],
});
await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  sourcemap: true,
  cleanDir: true,
});
