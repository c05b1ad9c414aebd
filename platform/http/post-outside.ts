import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

export interface OutsidePlace {
  readonly url: URL;
  /** Also addresses of this machine and of the own network, where services stand that trust whoever reaches them. */
  readonly allowPrivate: boolean;
}

/** Its address is none of the public Internet; nothing was sent. */
export class PrivateAddress extends Error {}

const timeoutMs = 10_000;

/** IANA's special-purpose registries, and what carries an IPv4 address inside. */
const privateRanges = (() => {
  const list = new BlockList();
  for (const range of [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
    '::/127',
    '64:ff9b::/32',
    '2001::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ]) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list;
})();

export const isPrivate = (address: string): boolean => privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const refuse = (host: string, address: string) =>
  new PrivateAddress(`${host} leads to ${address}, which is not on the public Internet`);

/** Judges the very addresses that are then connected to: a name may lead elsewhere when it is asked again. */
const publicLookup: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error ?? !first) return callback(error ?? new Error(`${host} leads nowhere`), '', 0);
    const bad = addresses.find(({ address }) => isPrivate(address));
    if (bad) return callback(refuse(host, bad.address), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });

/** Posts JSON once. Resolves on 2xx; any other answer, a redirect too, throws, as does none within 10 s. */
export const postOutside = async (
  { url, allowPrivate }: OutsidePlace,
  body: string,
  signal: AbortSignal,
): Promise<void> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) throw refuse(host, host);
  const status = await new Promise<number>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const sending = request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    });
    sending.once('error', reject).once('response', (response) => {
      resolve(response.statusCode ?? 0);
      // Nothing that is answered is of use, however long it is.
      response.destroy();
    });
    sending.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`${url.host} answers ${status}`);
};
