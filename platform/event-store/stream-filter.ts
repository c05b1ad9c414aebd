/** Which streams a subscriber wants; `prefixes` undefined means all of them. */
export interface StreamFilter {
  readonly prefixes: readonly string[] | undefined;
  accepts(stream: string): boolean;
}

/** Built once per reader, so that the check of each event is a plain loop. */
export function streamFilter(prefixes: readonly string[] | undefined): StreamFilter {
  if (prefixes === undefined) return { prefixes, accepts: () => true };
  return { prefixes, accepts: (stream) => prefixes.some((prefix) => stream.startsWith(prefix)) };
}
