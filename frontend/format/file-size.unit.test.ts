import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0B'],
  [1_023, '1023B'],
  [1_024, '1KB'],
  [48_234_496, '46MB'],
  [48_400_000, '46.2MB'],
  [314_572_800, '300MB'],
  [5_000_000_000, '4.7GB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
