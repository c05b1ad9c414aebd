import type { Call } from '../../http/call.ts';

export interface Guest {
  readonly id: string;
  take(): Promise<void>;
  stored(image: string): Promise<void>;
}
export interface Guests {
  welcome(call: Call): Promise<Guest>;
}
