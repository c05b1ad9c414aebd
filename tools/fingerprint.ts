import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

export interface Content {
  readonly view: string;
  readonly file: string;
  readonly version: number;
  /** Of the fields, the document's schema, the handled events and the fold, without formatting and comments. */
  readonly fingerprint: string;
}
export type Edits = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '..');
const entry = 'content.ts';
const read = (file: string, edits: Edits = {}) => edits[file] ?? readFileSync(join(root, file), 'utf8');
const filesOf = (room: string, ending: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => `${room}/${path}`)
    .toSorted();

/** Whatever contracts declare is pure: what a view does not use of it, its schemas too, is left out of its content. */
const pureNames = filesOf('contracts', '.ts').flatMap((file) =>
  [...read(file).matchAll(/^(?:export )?const (\w+)/gm)].map(([, name]) => String(name)),
);

const matchOf = (text: string, pattern: RegExp, what: string) => {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`no ${what} where one is expected: ${pattern.source}`);
  return value;
};

/** The projection and the schema of its document: the constant by which `FooDocument` is inferred is `fooDocument`. */
const entryOf = (file: string, text: string) => {
  const projection = matchOf(text, /export const (\w+Projection): Projection</, 'projection');
  const document = matchOf(text, /: Projection<[^=]*?,\s*(\w+)>\s*=/, 'document');
  const views = matchOf(text, new RegExp(`\\b${document}\\b[^;]*?from '(@maru/[^']+)'`), 'import of the document');
  const schema = document.charAt(0).toLowerCase() + document.slice(1);
  return [
    `export { ${projection} } from './${file}'; export { ${schema} } from '${views}';`,
    ...upcastersFor(text).map((from, at) => `export * as upcasters${at} from '${from}';`),
  ].join('\n');
};

/** What old events are made into belongs to what a view is made of. */
const upcastersFor = (text: string): readonly string[] =>
  [...text.matchAll(/from '(@maru\/contracts\/[^']+)\.events'/g)]
    .map(([, path]) => `${path}.upcasters`)
    .filter((path) => existsSync(pathOf(path)));

const pathOf = (source: string) => source.replace(/^@maru\/(.*)$/, (_, path: string) => join(root, `${path}.ts`));

const bundle = async (entryText: string, edits: Edits): Promise<string> => {
  const build = await rolldown({
    input: join(root, entry),
    external: ['zod'],
    treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, manualPureFunctions: ['z', ...pureNames] },
    plugins: [
      {
        name: 'content',
        resolveId: (source) => (source.startsWith('@maru/') || source.endsWith(entry) ? pathOf(source) : null),
        load: (path) => {
          const from = path.slice(root.length).replace(/^\//, '');
          return from === entry ? entryText : (edits[from] ?? null);
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  return output[0].code;
};

export const contentOf = async (file: string, edits: Edits = {}): Promise<Content> => {
  const text = read(file, edits);
  return {
    view: basename(file, '.projection.ts'),
    file,
    version: Number(matchOf(text, /^ {2}version: (\d+)/m, 'version')),
    fingerprint: digestOf(await bundle(entryOf(file, text), edits)),
  };
};

const digestOf = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 22);

/** What snapshots of an aggregate are made by: its fold where that stands by itself, else all of the aggregate. */
const foldEntry = (file: string, text: string) => {
  const whole = matchOf(text, /export const (\w+Aggregate): Aggregate</, 'aggregate');
  const fold = /^ {2}\.\.\.(\w+),$/m.exec(text)?.[1];
  const from = fold && new RegExp(`\\b${fold}\\b[^;]*?from '([^']+)'`).exec(text)?.[1];
  if (!fold || !from) return `export { ${whole} } from './${file}';`;
  return `export { ${fold} } from '${from.startsWith('.') ? `./${join(dirname(file), from)}` : from}';`;
};

/** By aggregate; what makes old events into those of today belongs to all. */
export const foldFingerprints = async (edits: Edits = {}): Promise<Readonly<Record<string, string>>> => {
  const folds = filesOf('command-api', '.aggregate.ts').map(async (file) => {
    const text = read(file, edits);
    const entryText = `${foldEntry(file, text)} export { upcasters } from '@maru/contracts/api/upcasters';`;
    return [matchOf(text, /^ {2}name: '([^']+)'/m, 'name'), digestOf(await bundle(entryText, edits))] as const;
  });
  return Object.fromEntries((await Promise.all(folds)).toSorted(([a], [b]) => a.localeCompare(b)));
};
const foldFile = 'command-api/pipeline/fold-fingerprints.json';
export const readFoldRecord = () => JSON.parse(read(foldFile)) as Readonly<Record<string, string>>;
export const writeFoldRecord = (folds: Readonly<Record<string, string>>) =>
  writeFileSync(join(root, foldFile), `${JSON.stringify(folds, undefined, 2)}\n`);

export const contents = (): Promise<readonly Content[]> =>
  Promise.all(filesOf('projectors', '.projection.ts').map((file) => contentOf(file)));

/** How a view was recorded. `same` says why every document stayed as it was, where other code has the same version. */
export interface Recorded {
  readonly version: number;
  readonly fingerprint: string;
  readonly same?: string;
}
export type RecordedViews = Readonly<Record<string, Recorded | undefined>>;
const recordFile = 'projectors/fingerprints.json';
export const readRecord = () => JSON.parse(read(recordFile)) as RecordedViews;

export const problemOf = ({ view, file, version, fingerprint }: Content, recorded: Recorded | undefined) => {
  if (recorded && recorded.version > version)
    return `${file}: version ${version} of '${view}' was there before ${recorded.version}`;
  if (recorded?.fingerprint === fingerprint && recorded.version === version) return undefined;
  if (recorded?.version !== version)
    return `${file}: version ${version} of '${view}' is not recorded: run npm run fingerprints`;
  return `${file}: other code than that of version ${version} decides what '${view}' holds. Set \`version: ${version + 1}\` there and run npm run fingerprints. Where every document stays as it was, run npm run fingerprints -- --same ${view} "why".`;
};

export const writeRecord = (views: RecordedViews) => {
  const rows = Object.entries(views).map(([view, row]) => `  ${JSON.stringify(view)}: ${JSON.stringify(row)}`);
  writeFileSync(join(root, recordFile), `{\n${rows.toSorted().join(',\n')}\n}\n`);
};
