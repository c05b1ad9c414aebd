import type { Setting } from './ground/ground.ts';
import type { Row } from './row.ts';

/** What was measured of one setting. */
export interface Measurement extends Row {
  readonly setting: Setting;
}

const cell = (row: Row | undefined) => {
  if (row === undefined) return '–';
  return row.held === undefined ? row.figure : `${row.figure} ${row.held ? '✓' : '**missed**'}`;
};

/** Where both settings have a bar of their own, both are said. */
const bar = (rows: readonly Measurement[]) => [...new Set(rows.flatMap(({ limit }) => limit ?? []))].join('; ') || '–';

/** One line for each thing, in the order first measured. */
export const markdown = (measured: readonly Measurement[]): string => {
  const things = [...new Set(measured.map(({ what }) => what))];
  const lines = things.map((what) => {
    const rows = measured.filter((row) => row.what === what);
    const of = (setting: Setting) => cell(rows.find((row) => row.setting === setting));
    return `| ${what} | ${of('embedded')} | ${of('distributed')} | ${bar(rows)} |`;
  });
  return ['| what | embedded | distributed | bar |', '|---|---|---|---|', ...lines].join('\n');
};
