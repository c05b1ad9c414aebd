import { ownServer } from './own-server.ts';
import { esdbProgram, mongoProgram, redisProgram } from './programs.ts';
import { type Missing, type OwnServer, type Program, isMissing } from './test-server.ts';

const own = (program: Program | Missing): Promise<OwnServer> => {
  if (isMissing(program)) throw new Error(program.missing);
  return ownServer(program);
};

/** Servers of one test, to be killed, frozen and started again. The caller stops them. */
export const ownRedis = async (settings?: readonly string[]) => own(redisProgram(settings));
export const ownMongo = async () => own(mongoProgram());
export const ownEsdb = async () => own(esdbProgram());
