/** What stands on a printed card. Texts that are not there are empty. */
export interface CardFace {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** What comes below, each behind a letter that says what it is. */
  readonly lines: readonly CardLine[];
  readonly website: string;
  /** Where the QR code on the back leads; null for none. */
  readonly address: string | null;
  /** A PNG or JPEG; null for none. */
  readonly logo: Buffer | null;
}
export type CardLine = readonly [mark: string, text: string];

interface Reachable {
  readonly mobile?: string;
  readonly phone: string;
  readonly fax?: string;
  readonly email: string;
  readonly address: string;
}

/** How to reach somebody, in the order and with the letters that cards have. */
export const linesOf = ({ mobile = '', phone, fax = '', email, address }: Reachable): readonly CardLine[] =>
  (
    [
      ['M', mobile],
      ['T', phone],
      ['F', fax],
      ['E', email],
      ['A', address],
    ] as const
  ).filter(([, text]) => text !== '');
