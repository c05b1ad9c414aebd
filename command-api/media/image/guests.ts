import type { Call } from '../../http/call.ts';

/** Someone without a login who may store one's own picture, under the id that an account will have. */
export interface Guest {
  readonly id: string;
  /** Counts a picture. Throws `rate_limited`. */
  take(): Promise<void>;
  /** To be called with the address of the picture that was stored. */
  stored(image: string): Promise<void>;
}
export interface Guests {
  /** Throws `not_logged_in` for who has no ticket. */
  welcome(call: Call): Promise<Guest>;
}
