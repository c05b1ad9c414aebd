import { describe, expect, inject, it } from 'vitest';
import type { EngineName } from './engines.ts';
import { esdbProgram, mongoProgram, redisProgram } from './programs.ts';
import { type Missing, type TestServer, isMissing } from './test-server.ts';

/** In CI what is missing is a failure, elsewhere a skip with its reason. */
const orFail = <T extends object>(found: T | Missing): T | Missing => {
  if (isMissing(found) && process.env.CI) throw new Error(found.missing);
  return found;
};

const requestServer = async (name: EngineName): Promise<TestServer | Missing> => {
  const response = await fetch(`${inject('serverBroker')}/${name}`);
  return orFail((await response.json()) as TestServer | Missing);
};

/** Servers shared by the whole test run: use a database, prefix or stream of your own, and leave others' alone. */
export const redisServer = () => requestServer('redis');
export const mongoServer = () => requestServer('mongo');
export const esdbServer = () => requestServer('esdb');

/** Whether this machine can run one for `ownRedis` and its like in `own-servers.ts`. */
export const canOwn = {
  redis: () => orFail(redisProgram()),
  mongo: () => orFail(mongoProgram()),
  esdb: () => orFail(esdbProgram()),
};

/**
 * Cases that need a server: `describeOn(await mongoServer(), 'views', ({ url }) => { … })`; skipped with the reason
 * where there is none.
 */
export const describeOn = <S extends { readonly what: string }>(
  found: S | Missing,
  name: string,
  cases: (server: S) => void,
): void => {
  const missing = isMissing(found);
  const register = missing ? () => it('needs a server', () => expect(found.missing).toBe('')) : () => cases(found);
  describe.skipIf(missing)(`${name} [${missing ? `skipped: ${found.missing}` : found.what}]`, register);
};
