import { appendFileSync } from 'node:fs';

/** One disturbance and what was seen of it. */
export interface Row {
  readonly disturbance: string;
  /** Processes that were killed for it. */
  readonly kills: number;
  /** Until all worked again, ms. */
  readonly recoveredMs: number;
  readonly saw?: string;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A line for each kind of disturbance, in Markdown, below the title of a round and its verdict. */
export const tableOf = (title: string, rows: readonly Row[], verdict: string): string => {
  const lines = [...new Set(rows.map(({ disturbance }) => disturbance))].map((name) => {
    const same = rows.filter(({ disturbance }) => disturbance === name);
    const times = same.map(({ recoveredMs }) => recoveredMs);
    const kills = same.reduce((sum, row) => sum + row.kills, 0);
    const seen = [...new Set(same.flatMap(({ saw }) => saw ?? []))].join('; ');
    return `| ${name} | ${same.length} | ${kills} | ${Math.round(median(times))} / ${Math.round(Math.max(...times))} | ${seen} |`;
  });
  const kills = rows.reduce((sum, row) => sum + row.kills, 0);
  return [
    `## ${title}: ${verdict}`,
    '',
    `${rows.length} disturbances, ${kills} kills.`,
    '',
    '| disturbance | times | kills | recovered after ms, median / longest | seen |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
};

/** Adds a text to the file that `CAMPAIGN_TABLE` names, if any, so that there is a table after each round. */
export const publish = (text: string): void => {
  console.log(text);
  const file = process.env['CAMPAIGN_TABLE'];
  if (file) appendFileSync(file, `${text}\n`);
};
