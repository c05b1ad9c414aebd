import { readFileSync } from 'node:fs';

/** A variable of the environment is missing or wrong; the message names it and what is allowed. */
export class BadEnvironment extends Error {}

/** A value set to nothing, as compose files do, is a value not set. */
const nonEmpty = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim());

const fileText = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new BadEnvironment(`${name} must be a file that can be read`, { cause: error });
  }
};

/** A variable's trimmed value, with `orFile` also from `<name>_FILE`; undefined when empty. Throws `BadEnvironment`. */
export const readVariable = (source: NodeJS.ProcessEnv, name: string, orFile = false): string | undefined => {
  const value = nonEmpty(source[name]);
  const path = orFile ? nonEmpty(source[`${name}_FILE`]) : undefined;
  if (path === undefined) return value;
  if (value !== undefined) throw new BadEnvironment(`${name} and ${name}_FILE are both set; keep one of them`);
  return nonEmpty(fileText(`${name}_FILE`, path));
};
