/**
 * What a connection string is completed with where it is silent. A connection that died without a word is found within
 * 15 s; a cluster is asked at its leader, for a follower may answer an older state. `throwOnAppendFailure` is not asked
 * for: appends are read by their own code.
 */
const defaults: Readonly<Record<string, string>> = {
  connectionName: 'maru',
  keepAliveInterval: '10000',
  keepAliveTimeout: '5000',
  nodePreference: 'leader',
  maxDiscoverAttempts: '3',
  gossipTimeout: '1',
};

const flat = (key: string) => key.trim().toLowerCase().replaceAll(/[_-]/g, '');

/**
 * The client's. One that it does not know it would write to the terminal, with the whole string and the password in it.
 */
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

/**
 * The connection string with our settings added; what it says itself stays (`tls`, `user:password@`, certificates, any
 * setting). Throws an `Error` for a setting that there is none of.
 */
export function withDefaults(url: string): string {
  const [address = '', query = ''] = url.trim().split('?', 2);
  const given = query.split('&').filter((pair) => pair !== '');
  const known = new Set(given.map((pair) => flat(pair.split('=', 1)[0] ?? '')));
  if ([...known].some((key) => !settings.has(key))) throw new Error('a setting that EventStoreDB does not have');
  const added = Object.entries(defaults).flatMap(([key, value]) => (known.has(flat(key)) ? [] : [`${key}=${value}`]));
  return `${address.replace(/\/+$/, '')}?${[...given, ...added].join('&')}`;
}
