/** A figure of one setting, beside its limit where it has one, both from this run. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly limit?: string;
  readonly held?: boolean;
}

/** The value below which `share` of the numbers lie; the numbers get sorted. */
export const percentile = (numbers: number[], share: number): number => {
  numbers.sort((a, b) => a - b);
  return numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;
};
export const median = (numbers: number[]) => percentile(numbers, 0.5);
export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const percent = (value: number) => `${Math.round(value * 100)} %`;
