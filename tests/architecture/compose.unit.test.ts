import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from './env-parts.ts';
import { root } from './source-files.ts';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly networks: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly required?: boolean }>>;
  readonly profiles?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly deploy?: { readonly resources?: { readonly limits?: { readonly cpus?: string; readonly memory?: string } } };
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file?: string }>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const { services, secrets, networks, volumes } = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const all = Object.entries(services);
const own = all.filter(([, { image }]) => image.startsWith('maru:'));
const mainOf = ({ command = [] }: Service) => command[0] ?? '';
const nodesOf = (engine: string) =>
  all.map(([name]) => name).filter((name) => new RegExp(`^${engine}(-\\d+)?$`).test(name));
const named = (services: readonly (readonly [string, Service])[]) => services.map(([name]) => name);

describe('docker-compose.yml', () => {
  it('runs every program there is, each once', () => {
    expect(own.map(([, service]) => mainOf(service)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'dist/command-api.mjs',
      'dist/gateway.mjs',
      'dist/projectors.mjs',
      'dist/query-api.mjs',
      'dist/realtime.mjs',
      'dist/workflows.mjs',
    ]);
    expect(own.filter(([, service]) => !existsSync(join(root, mainOf(service))))).toEqual([]);
  });

  it('checks and limits everything that keeps running', () => {
    const running = all.filter(([name]) => name !== 'mongodb-init');
    const careless = ({ healthcheck, restart }: Service) =>
      healthcheck?.test === undefined || restart !== 'unless-stopped';
    expect(named(running.filter(([, service]) => careless(service)))).toEqual([]);
    const unlimited = ({ deploy }: Service) =>
      deploy?.resources?.limits?.memory === undefined || deploy.resources.limits.cpus === undefined;
    expect(named(all.filter(([, service]) => unlimited(service)))).toEqual([]);
  });

  it('lets our programs write nowhere and do nothing special', () => {
    expect(named(own.filter(([, { read_only, cap_drop }]) => read_only !== true || cap_drop?.[0] !== 'ALL'))).toEqual(
      [],
    );
  });

  it('opens one port to the outside, the gateway’s, and keeps engines apart', () => {
    expect(named(all.filter(([, { ports }]) => ports !== undefined))).toEqual(['gateway']);
    expect(networks['engines']?.internal).toBe(true);
    const outside = all.filter(([, service]) => !service.networks.includes('engines') || service.networks.length > 1);
    expect(named(outside).toSorted((a, b) => a.localeCompare(b))).toEqual(
      named(own).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(services['gateway']?.networks).toEqual(['services']);
  });

  it('says only what our programs read', () => {
    const files = [
      ...Object.keys(variables).filter((name) => variables[name]?.orFile),
      ...Object.keys(secrets).map((name) => `${name.toUpperCase().replaceAll('-', '_')}_SECRET`),
    ].map((name) => `${name}_FILE`);
    const known = new Set([...Object.keys(variables), ...files]);
    const unknown = own.flatMap(([name, { environment = {} }]) =>
      Object.keys(environment)
        .filter((variable) => !known.has(variable))
        .map((variable) => `${name}: ${variable}`),
    );
    expect(unknown).toEqual([]);
  });

  it('hands out secrets as files, each to who has use for it', () => {
    expect(Object.entries(secrets).filter(([name, { file }]) => file !== `./secrets/${name}`)).toEqual([]);
    const mounted = ({ environment = {} }: Service) =>
      Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? []);
    for (const [name, service] of own)
      expect([name, new Set(mounted(service))]).toEqual([name, new Set(service.secrets)]);
    const made = /const names = \[([^\]]+)\]/.exec(read('tools/secrets.mjs'))?.[1] ?? '';
    expect(new Set([...made.matchAll(/'(.+?)'/g)].map(([, name]) => name))).toEqual(new Set(Object.keys(secrets)));
  });

  it('starts nothing before what it needs is there', () => {
    const impatient = own.filter(
      ([, { depends_on = {} }]) =>
        Object.values(depends_on).length === 0 ||
        Object.values(depends_on).some(({ condition }) => condition === 'service_started'),
    );
    expect(named(impatient)).toEqual([]);
    const unknown = all
      .flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
      .filter((name) => !(name in services));
    expect(unknown).toEqual([]);
  });
});

describe('engines in docker-compose.yml', () => {
  it('stand at a patch version, as the programs of others do', () => {
    const others = all.filter(([, { image }]) => !image.startsWith('maru:'));
    expect(named(others.filter(([, { image }]) => !/:\d+\.\d+\.\d+(-|$)/.test(image)))).toEqual([]);
  });

  it('write on volumes of their own, logs too', () => {
    const mounts = all
      .filter(([, { image }]) => !image.startsWith('maru:'))
      .flatMap(([, service]) => service.volumes ?? []);
    expect(new Set(mounts.map((mount) => mount.split(':')[0])).size).toBe(mounts.length);
    const used = all.flatMap(([, service]) => service.volumes ?? []).map((mount) => mount.split(':')[0]);
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
    for (const name of nodesOf('eventstore'))
      expect(services[name]?.volumes).toEqual([`${name}:/var/lib/eventstore`, `${name}-logs:/var/log/eventstore`]);
  });

  it('are healthy where a leader lives', () => {
    for (const name of nodesOf('eventstore')) expect(services[name]?.healthcheck?.test?.join(' ')).toMatch(/Leader/);
  });

  it('are waited for, all nodes that run', () => {
    const nodes = [...nodesOf('eventstore'), ...nodesOf('mongodb')];
    expect(nodes).toHaveLength(6);
    const waits = (name: string, engine: string) =>
      nodesOf(engine).map((node) => [node, services[name]?.depends_on?.[node]?.required ?? true]);
    const expected = (engine: string) =>
      nodesOf(engine).map((node) => [node, !services[node]?.profiles?.includes('cluster')]);
    for (const [name] of own.filter(([name]) => name !== 'gateway'))
      expect([name, waits(name, 'eventstore')]).toEqual([name, expected('eventstore')]);
    expect(waits('mongodb-init', 'mongodb')).toEqual(expected('mongodb'));
  });

  it('are named whole in cluster.env', () => {
    const settings = Object.fromEntries(
      read('cluster.env')
        .split('\n')
        .flatMap((line) => [/^(\w+)=(.+)$/.exec(line)?.slice(1) as [string, string]].filter(Boolean)),
    );
    const esdb = nodesOf('eventstore').map((node) => `${node}:2113`);
    const mongo = nodesOf('mongodb').map((node) => `${node}:27017`);
    expect(settings).toEqual({
      COMPOSE_PROFILES: 'cluster',
      ESDB_CLUSTER_SIZE: String(esdb.length),
      ESDB_URL: `esdb://${esdb.join(',')}?tls=false`,
      MONGODB_MEMBERS: mongo.join(','),
      MONGODB_URL: `mongodb://${mongo.join(',')}/maru?replicaSet=rs0`,
    });
  });
});

describe('mails without a mail server', () => {
  it('outlive the container that wrote them', () => {
    const { environment = {}, volumes = [], tmpfs = [] } = services['workflows'] ?? {};
    const folder = environment['DATA_DIR'] ?? '';
    expect(volumes).toContain(`mails:${folder}`);
    expect(tmpfs.filter((path) => folder.startsWith(path))).toEqual([]);
    expect(read('Dockerfile')).toContain(`install -d -o node -g node ${folder}\n`);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');

  it('has every room that runs, and runs as nobody special', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: readonly string[] };
    const missing = workspaces.filter((room) => !lines.includes(`COPY ${room}/package.json ${room}/`));
    expect(missing).toEqual([]);
    const notCopied = workspaces.filter(
      (room) =>
        !['frontend', 'tests'].includes(room) && lines.filter((line) => line === `COPY ${room} ${room}`).length === 0,
    );
    expect(notCopied).toEqual([]);
    expect(lines).toContain('USER node');
  });
});
