import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pairsOf } from '@maru/platform/view-store/search-pairs';

/** What is looked for, by what to call it; a text or bytes. */
export type Marks = Readonly<Record<string, string | Buffer>>;

const escaped = (text: string) =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** The three ways a text may fall into groups of three bytes, without the characters that its neighbours decide. */
const base64s = (bytes: Buffer) =>
  [0, 1, 2].map((shift) => {
    const groups = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '');
    return groups.slice(shift === 0 ? 0 : 4, -1);
  });

/** Every way in which bytes may stand in a file. */
const formsOf = (mark: string | Buffer): Readonly<Record<string, readonly Buffer[]>> => {
  const bytes = Buffer.from(mark as string);
  const coded = {
    plain: [bytes],
    base64: base64s(bytes).map((text) => Buffer.from(text)),
    hex: [Buffer.from(bytes.toString('hex'))],
  };
  if (typeof mark !== 'string') return coded;
  return {
    ...coded,
    'utf-16': [Buffer.from(mark, 'utf16le'), Buffer.from(mark, 'utf16le').swap16()],
    'escaped JSON': [Buffer.from(escaped(mark)), Buffer.from(escaped(mark).toUpperCase().replaceAll('\\U', '\\u'))],
    'escaped URL': [Buffer.from(encodeURIComponent(mark))].filter((text) => !text.equals(bytes)),
    // How the search of views keeps texts; any of its pieces is one too many.
    'search pairs':
      mark.startsWith('0') || mark.includes('@')
        ? []
        : pairsOf(mark)
            .trim()
            .split(' ')
            .map((pair) => Buffer.from(pair)),
  };
};

/** Where below a folder a mark stands, in whatever form: `file: mark, form`. */
export const tracesIn = async (folder: string, marks: Marks): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file).catch(() => Buffer.alloc(0));
      return Object.entries(marks).flatMap(([name, mark]) =>
        Object.entries(formsOf(mark)).flatMap(([form, texts]) =>
          texts.some((text) => content.includes(text)) ? [`${file.slice(folder.length + 1)}: ${name}, ${form}`] : [],
        ),
      );
    }),
  );
  return found.flat().toSorted();
};
