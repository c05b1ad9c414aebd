import { describe, expect, it } from 'vitest';
import { createLogger, currentCorrelation, withCorrelation } from './logger.ts';

const recording = (level = 'info') => {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger({ level, destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  return { log, lines };
};

describe('logger', () => {
  it('writes one JSON object a line, with level and time in words', () => {
    const { log, lines } = recording();
    log.info({ orderId: '1' }, 'paid');
    log.debug('not this');
    expect(lines).toEqual([{ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), orderId: '1', msg: 'paid' }]);
  });

  it('carries the correlation id through everything awaited', async () => {
    const { log, lines } = recording();
    await withCorrelation('c-1', async () => {
      await Promise.resolve();
      log.info('inside');
      log.child({ part: 'x' }).info('inside a child');
    });
    log.info('outside');
    expect(lines.map((line) => line['correlationId'])).toEqual(['c-1', 'c-1', undefined]);
    expect(currentCorrelation()).toBeUndefined();
  });

  it('leaves secrets and personal data out, also deep inside', () => {
    const { log, lines } = recording();
    log.info({
      password: 'p',
      user: { email: 'a@b.c', phone: '010', no: 3 },
      req: { headers: { cookie: 'c', authorization: 'a', 'set-cookie': 's' } },
    });
    log.info({ a: { b: { c: { token: 't', kept: 1 } } } });
    const censored = '[redacted]';
    expect(lines[0]).toMatchObject({
      password: censored,
      user: { email: censored, phone: censored, no: 3 },
      req: { headers: { cookie: censored, authorization: censored, 'set-cookie': censored } },
    });
    expect(lines[1]).toMatchObject({ a: { b: { c: { token: censored, kept: 1 } } } });
  });

  it('writes an error with its stack', () => {
    const { log, lines } = recording();
    log.error({ err: new TypeError('broken') }, 'failed');
    expect(lines[0]).toMatchObject({
      err: { type: 'TypeError', message: 'broken', stack: expect.stringContaining('logger.unit.test') },
    });
  });
});
