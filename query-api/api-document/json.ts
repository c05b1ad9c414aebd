export type Json = Readonly<Record<string, unknown>>;

export const refTo = (kind: 'schemas' | 'responses' | 'parameters' | 'headers', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
/** `request/project/list` → `RequestProjectList`. */
export const pascal = (text: string) =>
  text.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, first: string) => first.toUpperCase());
