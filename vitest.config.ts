import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const skipped = ['**/node_modules/**', '**/dist/**'];
const onSharedEngines = 'tests/reads/faults-on-shared-engines.int.test.ts';
/**
 * On a busy machine a wait may run out: it is tried once more, and `npm test` tells it at its end. What is wrong fails
 * at once.
 */
const retry = { count: process.env['CI'] ? 1 : 0, condition: /timed? ?out|timeout \d+ms exceeded/i };
/** A busy machine is no failure: limits are there to end what hangs. */
const waiting = { expect: { poll: { timeout: 15_000 } } };
const patience = { ...waiting, retry, testTimeout: 30_000, hookTimeout: 60_000 };
/** For several processes and browsers at once; `npm test` runs a file of them once more. */
const longPatience = { ...waiting, testTimeout: 120_000, hookTimeout: 180_000 };
/** The API of a running product, which files of one worker share; the stack answers them, too. */
const api = [
  'tests/{accounts,addin,bad-input,shop}/**/*.int.test.ts',
  'tests/reads/{config-history,item,notice,site,system}-reads.int.test.ts',
];
/** Tests that often wait for something else leave a processor to a third. */
const waitingMuch = { maxWorkers: 3 };
const builtServices = 'tools/built-services.setup.mjs';
const oneFileAtATime = { fileParallelism: false, maxWorkers: 1 };
const rooms = '{contracts,platform,command-api,projectors,query-api,realtime,gateway,demo}';
/** They replace a module, or start and end what a process has once: that would hold for every file after them. */
const alone = [
  'platform/service/start-process.int.test.ts',
  'command-api/identity/login/login-limits.int.test.ts',
  'command-api/identity/user/password.int.test.ts',
  'frontend/shop/payment/open-payment.public.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Loading what they test costs more than the tests: files of one worker share it. `apart` has those that may
        // not.
        test: {
          ...patience,
          ...waitingMuch,
          name: 'node',
          include: [`${rooms}/**/*.{unit,int}.test.ts`, '{tests,tools}/**/*.unit.test.ts'],
          exclude: [...skipped, ...alone],
          env: { LOG_LEVEL: 'silent' },
          isolate: false,
        },
      },
      {
        // Each file in a process of its own.
        test: {
          ...patience,
          name: 'apart',
          include: alone,
          env: { LOG_LEVEL: 'silent' },
          // One project after another: a worker is kept only while the next file is of the same one.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What starts processes and servers.
        test: {
          ...patience,
          ...waitingMuch,
          name: 'engines',
          include: ['{tests,tools}/**/*.int.test.ts'],
          exclude: [...skipped, ...api, onSharedEngines, 'tests/faults/stack/**'],
          globalSetup: [builtServices, 'tests/support/servers/server-broker.ts'],
          env: { LOG_LEVEL: 'silent' },
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...patience,
          name: 'api',
          include: api,
          globalSetup: builtServices,
          env: { LOG_LEVEL: 'silent' },
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        plugins: [react()],
        test: {
          ...patience,
          name: 'frontend',
          include: ['frontend/**/*.test.{ts,tsx}'],
          exclude: [...skipped, ...alone],
          environment: 'happy-dom',
          setupFiles: 'frontend/patience.setup.ts',
          isolate: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        // Files of one worker share its browser and its product.
        test: {
          ...longPatience,
          name: 'journeys',
          include: ['tests/journeys/**/*.e2e.test.ts'],
          globalSetup: builtServices,
          setupFiles: 'tests/support/journey.setup.ts',
          isolate: false,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // The suites of the API once more, and the journeys in which the most meets, against two copies of each service
        // on shared engines.
        test: {
          ...longPatience,
          ...oneFileAtATime,
          name: 'stack',
          include: [
            'tests/bad-input/**/*.int.test.ts',
            'tests/{accounts,reads,live,shop}/**/*.int.test.ts',
            'tests/journeys/{whole-way,two-people,conflict,offline,guards,recovery,withdrawal}.e2e.test.ts',
            'tests/journeys/{cart,shop,paying,claims,claim-photos,refund-account}.e2e.test.ts',
          ],
          // They look into the process itself, or bring a bus of their own.
          exclude: [...skipped, 'tests/live/{live-metrics,missed}.int.test.ts'],
          globalSetup: [builtServices, 'tests/support/stack/shared-stack.ts'],
          env: { SETTING: 'stack', LOG_LEVEL: 'silent' },
          setupFiles: 'tests/support/journey.setup.ts',
          isolate: false,
          sequence: { groupOrder: 6 },
        },
      },
      {
        // A stack that is killed, cut and paused part by part.
        test: {
          ...longPatience,
          ...oneFileAtATime,
          name: 'faults',
          include: ['tests/faults/stack/**/*.int.test.ts'],
          // By hand: it takes ten minutes, and what it ever found has a small test of its own.
          exclude: [...skipped, ...(process.env['CAMPAIGN_LENGTH'] ? [] : ['tests/faults/stack/campaign/**'])],
          globalSetup: builtServices,
          env: { LOG_LEVEL: 'silent' },
          sequence: { groupOrder: 7 },
        },
      },
    ],
  },
});
