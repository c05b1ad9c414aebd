import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, rooms, sourceFiles } from './source-files.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
/** What outlives the file that does it: the files after it in the same process would meet it. */
const outliving =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bprocess\.env(?:\.\w+|\[[^\]]+\]) = |\bdelete process\.env\b|\bprocess\.chdir\(/;

it('what replaces a module or changes the process runs in a process of its own', () => {
  const config = text('vitest.config.ts');
  const changing = sourceFiles.filter(
    (path) =>
      /\.test\.tsx?$/.test(path) && rooms.some((room) => path.startsWith(`${room}/`)) && outliving.test(text(path)),
  );
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter((path) => !config.includes(`'${path}'`))).toEqual([]);
});
