import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const skipped = ['**/node_modules/**', '**/dist/**'];
/** A busy machine is no failure: limits are there to end what hangs. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'node',
          include: ['{contracts,platform,command-api,projectors,query-api,realtime,gateway,tests,tools}/**/*.{unit,int}.test.ts'],
          exclude: [...skipped, 'tests/faults/stack/**'],
          globalSetup: 'tests/support/servers/desk.ts',
          env: { LOG_LEVEL: 'silent' },
        },
      },
      {
        plugins: [react()],
        test: {
          ...patience,
          name: 'frontend',
          include: ['frontend/**/*.test.{ts,tsx}'],
          exclude: skipped,
          environment: 'happy-dom',
          // Testing Library cleans up after each test only where it finds a global afterEach.
          globals: true,
        },
      },
      {
        // One browser and one server at a time, after everything else: their timings are what users would see.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.e2e.test.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        // The suites of the API and the tracker once more, against two copies of each service on shared engines; then a stack that is
        // killed, cut and paused part by part.
        test: {
          name: 'stack',
          include: [
            'tests/bad-input/**/*.int.test.ts', 'tests/{accounts,reads,live}/**/*.int.test.ts', 'tests/journeys/**/*.e2e.test.ts',
            'tests/faults/stack/**/*.int.test.ts',
          ],
          // They look into the process itself, bring a bus of their own, or show demo data.
          exclude: [...skipped, 'tests/live/{live-metrics,missed}.int.test.ts', 'tests/journeys/screens.e2e.test.ts'],
          globalSetup: 'tests/support/stack/shared-stack.ts',
          env: { SETTING: 'stack', LOG_LEVEL: 'silent' },
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
