import { fileURLToPath } from 'node:url';
import { ownServer } from '../../../support/servers/own-server.ts';
import type { OwnServer, Program } from '../../../support/servers/test-server.ts';

export const storeNodes = 3;

/** Three doubles of EventStoreDB that may be told to elect, to cut one off and to answer wrongly. */
export interface StoreCluster extends OwnServer {
  order(
    name: 'elect' | 'stall' | 'cutOff' | 'rejoin' | 'faults' | 'damage',
    ...values: readonly unknown[]
  ): Promise<void>;
}

const program: Program = {
  what: 'double of a cluster of EventStoreDB',
  command: process.execPath,
  args: () => ['--import', 'tsx', fileURLToPath(new URL('store-process.ts', import.meta.url))],
  env: (port, folder) => ({ PORT: String(port), FILE: `${folder}/events` }),
  ready: /^listening/m,
  url: (port) => {
    const hosts = Array.from({ length: storeNodes }, (_, at) => `127.0.0.1:${port + at}`);
    return `esdb://${hosts.join(',')}?tls=false`;
  },
};

export const storeCluster = async (): Promise<StoreCluster> => {
  const server = await ownServer(program);
  const orderPort = Number(/:(\d+)/.exec(server.url)?.[1]) + storeNodes;
  return {
    ...server,
    order: async (name, ...values) => {
      const path = [name, ...values].map((value) => encodeURIComponent(String(value))).join('/');
      const { ok } = await fetch(`http://127.0.0.1:${orderPort}/${path}`);
      if (!ok) throw new Error(`the cluster does not know ${name}`);
    },
  };
};
