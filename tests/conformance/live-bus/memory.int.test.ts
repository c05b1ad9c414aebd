import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { liveBusConformance } from './live-bus.conformance.ts';

liveBusConformance('memory', async () => {
  const bus = memoryLiveBus(() => {});
  return { publisher: bus, listener: bus, close: () => bus.close() };
});
