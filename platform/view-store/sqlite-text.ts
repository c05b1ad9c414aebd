/** A text as this file has it: the driver would cut it at a NUL. The order of code points stays as it was. */
export const textInFile = (text: string): string =>
  text.includes('\0') || text.includes('\u0001')
    ? text.replaceAll('\u0001', '\u0001\u0002').replaceAll('\0', '\u0001\u0001')
    : text;

/** The same of texts among other values. */
export const valueInFile = <V extends string | number | null>(value: V): V | string =>
  typeof value === 'string' ? textInFile(value) : value;
