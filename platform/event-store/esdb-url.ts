/** Finds a dead connection within 15 s; asks a cluster's leader, since a follower may answer an older state. */
const defaults: Readonly<Record<string, string>> = {
  connectionName: 'maru',
  keepAliveInterval: '10000',
  keepAliveTimeout: '5000',
  nodePreference: 'leader',
  maxDiscoverAttempts: '3',
  gossipTimeout: '1',
};

const flat = (key: string) => key.trim().toLowerCase().replaceAll(/[_-]/g, '');

/** The client's settings: it would print the whole string, with the password, for one that it does not know. */
const settings = new Set(
  [
    'connectionName',
    'nodePreference',
    'defaultDeadline',
    'keepAliveInterval',
    'keepAliveTimeout',
    'throwOnAppendFailure',
    'maxDiscoverAttempts',
    'discoveryInterval',
    'gossipTimeout',
    'dnsDiscover',
    'tls',
    'tlsVerifyCert',
    'tlsCAFile',
    'userCertFile',
    'userKeyFile',
  ].map(flat),
);

/** The connection string with our defaults where it is silent. Throws an `Error` for an unknown setting. */
export function withDefaults(url: string): string {
  const [address = '', query = ''] = url.trim().split('?', 2);
  const given = query.split('&').filter((pair) => pair !== '');
  const known = new Set(given.map((pair) => flat(pair.split('=', 1)[0] ?? '')));
  if ([...known].some((key) => !settings.has(key))) throw new Error('a setting that EventStoreDB does not have');
  const added = Object.entries(defaults).flatMap(([key, value]) => (known.has(flat(key)) ? [] : [`${key}=${value}`]));
  return `${address.replace(/\/+$/, '')}?${[...given, ...added].join('&')}`;
}
