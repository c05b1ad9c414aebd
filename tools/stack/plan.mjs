import { createServer } from 'node:net';
import { resolve } from 'node:path';

const services = ['projectors', 'command-api', 'workflows', 'query-api', 'realtime'];
const requiredVariables = ['ESDB_URL', 'MONGODB_URL', 'REDIS_URL'];
const mostCopies = 16;

const isSet = (env, name) => Boolean(env[name]?.trim() || env[`${name}_FILE`]?.trim());

/** What keeps the stack from starting, as a sentence; undefined when nothing does. */
export const configProblem = (env) => {
  const missing = requiredVariables.filter((name) => !isSet(env, name));
  if (missing.length > 0)
    return `npm run stack needs ${missing.join(', ')}: processes share their engines. npm start needs nothing.`;
  const copies = Number(env.COPIES ?? 2);
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies)
    return `COPIES must be a whole number from 1 to ${mostCopies}`;
  return undefined;
};

const freePorts = async (count) => {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((done, failed) => {
          const server = createServer().once('error', failed);
          server.listen(0, '127.0.0.1', () => done(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
};

/** Every process of the stack: what it runs, on which port, with which environment. The gateway is the last. */
export const plan = async (env, port) => {
  const copies = Array.from({ length: Number(env.COPIES ?? 2) }, (_, at) => at + 1);
  const ports = await freePorts(copies.length * services.length);
  const shared = { DATA_DIR: resolve(env.DATA_DIR || 'data') };
  const processes = services.flatMap((service) =>
    copies.map((copy) => {
      const own = ports.pop();
      // Mails lead to the gateway, which their sender does not know otherwise.
      const address = service === 'workflows' && !env.PUBLIC_URL ? { PUBLIC_URL: `http://localhost:${port}` } : {};
      return {
        name: `${service} ${copy}`,
        service,
        main: `dist/${service}.mjs`,
        port: own,
        env: { ...shared, ...address, HOST: '127.0.0.1', PORT: String(own), TRUST_PROXY: '1' },
      };
    }),
  );
  const urls = (name) =>
    processes
      .filter(({ service }) => service === name)
      .map((one) => `http://127.0.0.1:${one.port}`)
      .join();
  const upstreams = {
    COMMAND_API_URLS: urls('command-api'),
    QUERY_API_URLS: urls('query-api'),
    REALTIME_URLS: urls('realtime'),
  };
  return [
    ...processes,
    {
      name: 'gateway',
      service: 'gateway',
      main: 'dist/gateway.mjs',
      port,
      env: { ...shared, ...upstreams, PORT: String(port) },
    },
  ];
};
