import { createLogger } from '@maru/platform/log/logger';
import { createMetrics } from '@maru/platform/metrics/metrics';
import type { Setting } from '@maru/platform/service/service';
import { expect, it, vi } from 'vitest';
import { reportMailOutlet } from './mail-outlet.ts';

const reported = async (smtpUrl: string | undefined, mode: string) => {
  const [log, metrics] = [createLogger({ level: 'silent' }), createMetrics()];
  const warn = vi.spyOn(log, 'warn');
  reportMailOutlet({ env: { dataDir: '/data', smtpUrl } as Setting['env'], log, metrics }, mode);
  const gauge = await metrics.registry.getSingleMetric('maru_mails_sent_to_nobody')?.get();
  return { value: gauge?.values[0]?.value, warnings: warn.mock.calls };
};

it('says loudly where mails reach nobody, and where they lie', async () => {
  expect(await reported(undefined, 'production')).toEqual({
    value: 1,
    warnings: [[{ folder: '/data/mail' }, expect.stringContaining('SMTP_URL')]],
  });
});

it.each([
  ['smtp://mail:25', 'production', 0],
  [undefined, 'development', 1],
])('warns nobody with %s in %s', async (smtpUrl, mode, value) =>
  expect(await reported(smtpUrl, mode)).toEqual({ value, warnings: [] }),
);
