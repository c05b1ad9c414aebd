/** Of files of rows. */
export const rowErrors = {
  missing: (heading: string): string => `'${heading}' 열이 없어요.`,
  file: '파일을 하나 골라 주세요.',
} as const;
