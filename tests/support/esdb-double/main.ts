import { startEsdbDouble } from './esdb-double.ts';

const { PORT, FILE } = process.env;

const double = await startEsdbDouble({ port: Number(PORT ?? 0), ...(FILE && { file: FILE }) });
console.log(`listening on ${double.url}`);

process.on('SIGUSR2', double.dropConnections);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void double.close().then(() => process.exit(0)));
}
