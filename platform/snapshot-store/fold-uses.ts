const unusedMs = 7 * 86_400_000;

export interface FoldUses {
  /** When each fold was noted last, epoch ms. */
  readonly noted: ReadonlyMap<string, number>;
  /** Of which anything is kept. */
  readonly kept: readonly string[];
}

export interface UsesAt {
  readonly toNote: readonly string[];
  /** Their notes go with them. */
  readonly unused: readonly string[];
}

/** What programs that note nothing have kept is taken for used when it is met first. */
export const usesAt = ({ noted, kept }: FoldUses, inUse: readonly string[], at: number): UsesAt => {
  const used = new Set(inUse);
  const isUnused = (fold: string) => !used.has(fold) && at - (noted.get(fold) ?? at) > unusedMs;
  return {
    toNote: [...used, ...kept.filter((fold) => !used.has(fold) && !noted.has(fold))],
    unused: [...new Set([...noted.keys(), ...kept])].filter(isUnused),
  };
};
