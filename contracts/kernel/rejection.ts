/** What a refusal is shown as. */
export interface Rejection {
  readonly status: number;
  /** Short English name of the problem kind, for developers. */
  readonly title: string;
  /** Korean sentence for the snackbar: what happened, what to do. */
  readonly message: string;
}
/** One row of a list of refusals. */
export const rejection = (status: number, title: string, message: string): Rejection => ({ status, title, message });
