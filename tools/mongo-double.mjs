import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, mayInstall, onPath } from './apt.mjs';
import { root } from './packages.mjs';
import { hasStamp, stampOf } from './stamp.mjs';

const sources = join(root, 'tests/support/servers/mongo-double');
const outputFolder = join(root, 'node_modules/.cache/mongo-double');
const stampFile = join(outputFolder, 'stamp');

const hasTools = () => onPath('mvn').length > 0 && onPath('javac').length > 0;
const run = (program, args) =>
  spawnSync(program, args, { cwd: sources, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** The library's own comparator with one line changed; answers its file, or undefined where that line is not found. */
const withCodePointOrder = (folder) => {
  const only = [
    '-Dclassifier=sources',
    '-DincludeArtifactIds=mongo-java-server-core',
    '-Dmdep.unpack.includes=**/ValueComparator.java',
  ];
  if (
    !run('mvn', [
      '-q',
      '-B',
      'dependency:unpack-dependencies',
      ...only,
      `-DoutputDirectory=${folder}`,
      `-DmarkersDirectory=${folder}/marks`,
    ])
  )
    return undefined;
  const file = join(folder, 'de/bwaldvogel/mongo/backend/ValueComparator.java');
  const [halves, codePoints] = [
    'value1.toString().compareTo(value2.toString())',
    'CodePointOrder.compare(value1.toString(), value2.toString())',
  ];
  const [before, ...after] = readFileSync(file, 'utf8').split(`return ${halves};`);
  writeFileSync(file, [before, ...after].join(`return ${codePoints};`));
  return after.length > 0 ? file : undefined;
};

/** In a folder of its own until it is whole: what runs meanwhile keeps the old one. */
const build = (stamp) => {
  const fresh = `${outputFolder}-${process.pid}`;
  mkdirSync(join(fresh, 'classes'), { recursive: true });
  const java = readdirSync(sources).filter((name) => name.endsWith('.java'));
  const comparator = withCodePointOrder(join(fresh, 'changed'));
  const isCompiled =
    comparator &&
    run('mvn', [
      '-q',
      '-B',
      'dependency:copy-dependencies',
      '-DincludeScope=runtime',
      `-DoutputDirectory=${join(fresh, 'lib')}`,
    ]) &&
    run('javac', [
      '--release',
      '17',
      '-cp',
      join(fresh, 'lib', '*'),
      '-d',
      join(fresh, 'classes'),
      comparator,
      ...java,
    ]);
  if (isCompiled) {
    writeFileSync(join(fresh, 'stamp'), stamp);
    rmSync(outputFolder, { recursive: true, force: true });
    renameSync(fresh, outputFolder);
  }
  rmSync(fresh, { recursive: true, force: true });
  return isCompiled;
};

/**
 * Builds the server that stands in for MongoDB in tests, where there is no `mongod`; answers why it could not, or
 * undefined.
 */
export const ensureMongoDouble = () => {
  if (onPath('mongod').length > 0) return undefined;
  const stamp = stampOf(sources, readdirSync(sources));
  if (hasStamp(stampFile, stamp)) return undefined;
  if (!hasTools() && mayInstall()) aptInstall('maven', 'default-jdk-headless');
  if (!hasTools()) return 'no mongod found, and neither Maven nor a JDK (17 or newer) to build its double with';
  console.log('Building the MongoDB double (once) ...');
  return build(stamp) ? undefined : 'the MongoDB double could not be built: see above';
};
