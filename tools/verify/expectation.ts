import { readFile } from 'node:fs/promises';
import { logKeys } from '@maru/contracts/kernel/log-keys.views';
import { logKey, sealEvent } from '@maru/contracts/kernel/seal.events';
import { hasGoodSignature, isSigned } from '@maru/platform/event-store/seal-signature';
import { type Expectation, nothingExpected } from '@maru/platform/event-store/seal-trust';

const seal = sealEvent.shape.data;

/** Keys and seals as people write them: a key, `count:hash`, or a file of a key set or of posted seals. */
export const expectationOf = async (given: readonly string[]): Promise<Expectation> => {
  const parts = await Promise.all(given.map(async (text) => inWords(text) ?? inFile(text)));
  return { keys: parts.flatMap(({ keys }) => keys), seals: parts.flatMap(({ seals }) => seals) };
};

const inWords = (text: string): Expectation | undefined => {
  if (logKey.safeParse(text).success) return { keys: [text], seals: [] };
  const [, count, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return count === undefined || hash === undefined ? undefined : { keys: [], seals: [{ count: Number(count), hash }] };
};

/** One JSON value, or one a line. */
const jsonIn = (text: string): readonly unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as unknown);
  }
};

const inFile = async (file: string): Promise<Expectation> => {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`--expect ${file}: neither a key, nor count:hash, nor a file that can be read`, { cause });
  });
  const words = inWords(text.trim());
  if (words !== undefined) return words;
  try {
    const parts = jsonIn(text).map(partOf);
    return { keys: [...new Set(parts.flatMap(({ keys }) => keys))], seals: parts.flatMap(({ seals }) => seals) };
  } catch (cause) {
    throw new Error(`--expect ${file}: neither keys nor seals`, { cause });
  }
};

/** A seal that is signed expects its key, too: whoever keeps it says that it was good. */
const partOf = (json: unknown): Expectation => {
  const set = logKeys.safeParse(json);
  // The first one signs; those that introduced it are no longer to be believed.
  if (set.success) return { ...nothingExpected, keys: set.data.keys.slice(0, 1).map(({ x }) => x) };
  const one = seal.parse(json);
  if (!isSigned(one)) return { keys: [], seals: [one] };
  if (!hasGoodSignature(Object.assign({}, json, one))) throw new Error('a seal is not what its key has signed');
  return { keys: [one.key], seals: [one] };
};
