import { createServer } from 'node:http';
import { startEsdbCluster } from '../../../support/esdb-double/esdb-cluster.ts';
import type { ServerFaults } from '../../../support/esdb-double/server-faults.ts';

// A cluster of three doubles of EventStoreDB in a process of its own, which takes orders at the port behind theirs.
const { PORT, FILE } = process.env;
const ports = [0, 1, 2].map((at) => Number(PORT) + at);
const cluster = await startEsdbCluster(ports.length, { ports, ...(FILE && { file: FILE }) });

const faults: Readonly<Record<string, ServerFaults>> = {
  'short reads': { readLimit: 4 },
  'checkpoint at the end': { checkpointAtEnd: (end) => ({ commit: end, prepare: 0 }) },
  'strange answers': { appendAnswer: (answer) => answer.setSuccess(answer.getSuccess()?.setCurrentRevision('7')) },
};
const setFaults = (name: string) => {
  for (const node of cluster.nodes) {
    for (const fault of Object.keys(node.faults)) delete node.faults[fault as keyof ServerFaults];
    Object.assign(node.faults, faults[name]);
  }
};
const orders: Readonly<Record<string, (value: string, more: string) => void>> = {
  elect: (node) => cluster.elect(Number(node)),
  stall: (node) => cluster.stall(Number(node)),
  cutOff: (node) => cluster.cutOff(Number(node)),
  rejoin: (node, leader) => cluster.rejoin(Number(node), Number(leader)),
  faults: setFaults,
  damage: (stream, revision) => cluster.damage(stream, Number(revision)),
};

createServer((request, response) => {
  const [order = '', ...values] = decodeURIComponent(request.url ?? '')
    .slice(1)
    .split('/');
  orders[order]?.(values[0] ?? '', values[1] ?? '');
  response.writeHead(orders[order] ? 200 : 404).end();
}).listen(Number(PORT) + ports.length, '127.0.0.1', () => console.log(`listening on ${cluster.url}`));

process.on('SIGUSR2', () => cluster.nodes.forEach((node) => node.dropConnections()));
