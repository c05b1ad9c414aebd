import { z } from 'zod';
import { BadEnvironment, readVariable } from './read-variable.ts';

export interface Variable {
  readonly schema: z.ZodType;
  readonly allowed: string;
  readonly orFile?: boolean;
}
export type Variables = Readonly<Record<string, Variable>>;
export type Values<V extends Variables> = { readonly [N in keyof V]: z.output<V[N]['schema']> };

/** Variables of one concern, and what they mean together. Whoever has use for them brings them along. */
export interface EnvPart<V extends Variables = Variables, T = unknown> {
  readonly variables: V;
  of(values: Values<V>): T;
}

/** Reads and checks a part. Throws `BadEnvironment`; values are never repeated in it, some are secrets. */
export const readPart = <V extends Variables, T>({ variables, of }: EnvPart<V, T>, source: NodeJS.ProcessEnv): T => {
  const wrong: string[] = [];
  const values = Object.entries(variables).map(([name, { schema, allowed, orFile = false }]) => {
    const result = schema.safeParse(readVariable(source, name, orFile));
    if (!result.success) wrong.push(`${name} must be ${allowed}`);
    return [name, result.data];
  });
  if (wrong.length > 0) throw new BadEnvironment(wrong.join('; '));
  return of(Object.fromEntries(values) as Values<V>);
};

export const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
export const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(origin))
  .default([]);
export const port = z.coerce.number().int().min(0).max(65_535);
export const token = z.string().regex(/^[\w-]+$/);
