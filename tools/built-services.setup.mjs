import { ensureServices } from './build.mjs';

/** Once for a test run that starts programs of the services: they are those of today's sources. */
export const setup = () => {
  if (!ensureServices()) throw new Error('the services could not be built');
};
