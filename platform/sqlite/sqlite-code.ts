/** SQLite's primary result codes that we tell apart (https://www.sqlite.org/rescode.html). */
export const sqliteCodes = { busy: 5, corrupt: 11, notADatabase: 26 } as const;

/** SQLite's own texts for them: the driver's `all` throws nothing else. */
const codesByText: ReadonlyMap<string, number> = new Map([
  ['database is locked', sqliteCodes.busy],
  ['database disk image is malformed', sqliteCodes.corrupt],
  ['file is not a database', sqliteCodes.notADatabase],
]);

/** The primary result code of what the driver threw; undefined for whatever is not SQLite's. */
export const sqliteCode = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR') return undefined;
  return typeof errcode === 'number' ? errcode % 256 : codesByText.get(error.message);
};

/** SQLite says that what is in the file cannot be. */
export const isDamage = (error: unknown): boolean => {
  const code = sqliteCode(error);
  return code === sqliteCodes.corrupt || code === sqliteCodes.notADatabase;
};
