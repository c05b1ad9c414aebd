/** Where the keeper of seals notes how far it has read: the newest seal is `revision` of its stream, or later. */
export const sealProgressView = { name: 'log-seal', version: 2 } as const;
export const sealProgressId = 'log';

export interface SealProgressDocument {
  readonly id: string;
  readonly revision: number;
}
