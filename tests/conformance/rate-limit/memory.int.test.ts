import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import { rateLimitConformance } from './rate-limit.conformance.ts';

rateLimitConformance('memory', async () => {
  const limiters = memoryRateLimiters();
  return { one: limiters, other: limiters, close: async () => {} };
});
