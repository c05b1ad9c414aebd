import { dockerAnswers, startContainer } from './container.ts';
import { type EngineName, engines } from './engines.ts';
import { ownServer } from './own-server.ts';
import { type Missing, type TestServer, isMissing } from './test-server.ts';

export type FoundServer = (TestServer & { stop(): Promise<void> }) | Missing;

/**
 * A server to be shared by tests: the one in the environment, else a container, else a program of this machine, else
 * why there is none.
 */
export const findServer = async (name: EngineName): Promise<FoundServer> => {
  const { variable, image, program } = engines[name];
  const address = process.env[variable];
  if (address) return { url: address, what: `server of ${variable}`, stop: async () => {} };
  if (dockerAnswers()) return startContainer(image);
  const local = program();
  return isMissing(local) ? local : ownServer(local);
};
