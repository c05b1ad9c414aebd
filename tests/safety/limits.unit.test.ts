import { expect, it } from 'vitest';
import {
  accessTokenSeconds,
  maxImageBytes,
  maxImagePixels,
  mailCodeSeconds,
  refreshGraceSeconds,
} from '@maru/contracts/kernel/limits';

it('safety rests on these: an access token 15 minutes, parallel tabs 10 seconds, a code of a mail 10 minutes, a picture 15 MB and 50 million pixels', () =>
  expect([accessTokenSeconds, refreshGraceSeconds, mailCodeSeconds, maxImageBytes, maxImagePixels]).toEqual([
    900, 10, 600, 15_728_640, 50_000_000,
  ]));
