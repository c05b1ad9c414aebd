/** One protection of the product, how to take it away, and the test that has to notice. */
export interface Protection {
  readonly promise: string;
  /** The file that keeps the promise, and a text in it that stands there once. */
  readonly file: string;
  readonly cut: string;
  /** Put in its place, the promise is broken. */
  readonly instead: string;
  /** The test file, and a part of the name of the test that fails then. */
  readonly test: string;
  readonly fails: string;
}
