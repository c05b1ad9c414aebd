/** ISO 8601 in UTC with microseconds, `2026-11-21T11:14:22.123456Z`, from epoch microseconds. */
export function stampAt(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1_000);
  const rest = String(microseconds - milliseconds * 1_000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${rest}Z`;
}
