import { spawnSync } from 'node:child_process';
import type { TestServer } from './test-server.ts';

/** A server as a container image; `ready` is a line of its log. */
export interface Image {
  readonly image: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly ready: RegExp;
  url(address: string): string;
}

/** The program is often there without its daemon, and may hang on one that is far away. */
export const dockerAnswers = (): boolean =>
  spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 5_000, stdio: 'ignore' }).status === 0;

export const startContainer = async ({
  image,
  port,
  env = {},
  ready,
  url,
}: Image): Promise<TestServer & { stop(): Promise<void> }> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withExposedPorts(port)
    .withEnvironment({ ...env })
    .withWaitStrategy(Wait.forLogMessage(ready))
    .start();
  return {
    url: url(`${container.getHost()}:${container.getMappedPort(port)}`),
    what: `container ${image}`,
    stop: async () => void (await container.stop()),
  };
};
