import { hasGoodSignature, isSigned, type SealData } from './seal-signature.ts';

/** `count` and `hash` of a seal that somebody kept elsewhere. */
export interface KeptSeal {
  readonly count: number;
  readonly hash: string;
}

/** What is known of a log from elsewhere: keys that sign it, and seals that it must still fit. */
export interface Expectation {
  readonly keys: readonly string[];
  readonly seals: readonly KeptSeal[];
}

export const nothingExpected: Expectation = { keys: [], seals: [] };

/** `none`: it proves nothing to whoever expects a key, or comes unsigned behind signed ones. */
export type Trust = 'trusted' | 'none' | 'signature' | 'key';

export interface SealTrust {
  /** Takes seals in order. `raw` is what was stored, which is what was signed. */
  judge(seal: SealData, raw: object): Trust;
}

/** Without expected keys the first one that has signed is believed, and those that it introduced. */
export const sealTrust = (expected: ReadonlySet<string>): SealTrust => {
  const retired = new Set<string>();
  let current: string | undefined;
  const isUnknowing = () => current === undefined && expected.size === 0;
  const isBelieved = (key: string) => key === current || (expected.has(key) && !retired.has(key)) || isUnknowing();

  return {
    judge: (seal, raw) => {
      if (!isSigned(seal)) return isUnknowing() ? 'trusted' : 'none';
      if (!hasGoodSignature({ ...raw, ...seal })) return 'signature';
      if (!isBelieved(seal.key)) return current === undefined ? 'none' : 'key';
      const { key, nextKey = key } = seal;
      if (nextKey !== key) retired.add(key);
      current = nextKey;
      return 'trusted';
    },
  };
};
