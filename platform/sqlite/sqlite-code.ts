/** SQLite's primary result codes that we tell apart (https://www.sqlite.org/rescode.html). */
export const sqliteCodes = { busy: 5, corrupt: 11, notADatabase: 26 } as const;

/** The primary result code of what the driver threw; undefined for whatever is not SQLite's. */
export const sqliteCode = (error: unknown): number | undefined => {
  const { errcode } = error as { readonly errcode?: unknown };
  return error instanceof Error && typeof errcode === 'number' ? errcode % 256 : undefined;
};
