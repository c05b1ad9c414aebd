import type { Image } from './container.ts';
import { esdbProgram, mongoProgram, redisProgram } from './programs.ts';
import type { Missing, Program } from './test-server.ts';

/** Where a kind of server may come from, in this order. */
interface Engine {
  readonly variable: string;
  readonly image: Image;
  program(): Program | Missing;
}

export const engines = {
  redis: {
    variable: 'REDIS_TEST_URL',
    image: {
      image: 'redis:7-alpine',
      port: 6379,
      ready: /Ready to accept connections/,
      url: (address) => `redis://${address}`,
    },
    program: redisProgram,
  },
  mongo: {
    variable: 'MONGODB_TEST_URL',
    image: {
      image: 'mongo:8.0',
      port: 27_017,
      ready: /Waiting for connections/,
      url: (address) => `mongodb://${address}`,
    },
    program: mongoProgram,
  },
  esdb: {
    variable: 'ESDB_TEST_URL',
    image: {
      image: 'eventstore/eventstore:24.10',
      port: 2113,
      env: { EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true' },
      ready: /IS LEADER/,
      url: (address) => `esdb://${address}?tls=false`,
    },
    program: esdbProgram,
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
