import { routes } from '@maru/contracts/api/routes';
import { logKeysPath } from '@maru/contracts/kernel/log-keys.views';
import { uploadTimeoutMs } from '@maru/contracts/kernel/limits';
import { imageRoutes } from '@maru/contracts/media/image/image.routes';
import { nameCardRoutes } from '@maru/contracts/shop/name-card/name-card.routes';
import { installerRoutes } from '@maru/contracts/shop/installer/installer.routes';

export const services = ['command-api', 'query-api', 'realtime'] as const;
export type ServiceName = (typeof services)[number];

/** Who answers a request: a service, at the latest after `timeoutMs`; the gateway itself; the screens; nobody. */
export type Destination =
  | { readonly to: ServiceName; readonly timeoutMs: number }
  | { readonly to: 'gateway' }
  | { readonly to: 'screens' }
  | { readonly to: 'nobody' };

const requestMs = 10_000;
/** A long poll is held until there is a message or a heartbeat, which comes every 25 s. */
const pollMs = 60_000;

const pathOf = ({ path }: { readonly path: string }) => `/api/${path}`;
const paths = new Set(routes.map(pathOf));
const queryPaths = new Set(routes.filter(({ kind }) => kind === 'query').map(pathOf));
const uploadPaths = new Set(
  [...Object.values(imageRoutes), installerRoutes.upload, nameCardRoutes.uploadProofPdf].map(pathOf),
);
const sandboxPages = '/api/sandbox';
const gatewayPaths = new Set(['/api/health', '/api/ready']);
const internalPaths = new Set(['/metrics']);

const isRead = (method: string) => method === 'GET' || method === 'HEAD';
const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The service that answers a path follows from its row in the contract; unknown paths go to query-api. */
export const destination = (method: string, path: string): Destination => {
  if (isBelow(path, '/socket.io')) return { to: 'realtime', timeoutMs: pollMs };
  if (isBelow(path, '/api')) return gatewayPaths.has(path) ? { to: 'gateway' } : apiDestination(method, path);
  if (path === logKeysPath && isRead(method)) return { to: 'query-api', timeoutMs: requestMs };
  return isRead(method) && !internalPaths.has(path) ? { to: 'screens' } : { to: 'nobody' };
};

const apiDestination = (method: string, path: string): Destination => {
  if (isBelow(path, sandboxPages)) return { to: 'command-api', timeoutMs: requestMs };
  if (isRead(method) && (queryPaths.has(path) || !paths.has(path))) return { to: 'query-api', timeoutMs: requestMs };
  return { to: 'command-api', timeoutMs: uploadPaths.has(path) ? uploadTimeoutMs : requestMs };
};
