import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { memorySocketCluster } from '@maru/platform/socket-cluster/memory-socket-cluster';
import { socketClusterConformance } from './socket-cluster.conformance.ts';

socketClusterConformance('memory', async () => {
  const bus = memoryLiveBus(() => {});
  const cluster = memorySocketCluster(bus, () => {});
  return { sender: cluster, nodes: [cluster, cluster], lost: () => bus.lost(), close: () => bus.close() };
});
