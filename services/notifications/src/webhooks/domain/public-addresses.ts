import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the internet: not this machine, a private network, a link, or a way around by another notation. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const plainHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Whether an address may be told events in production. What its name leads to is looked at again at every connection. */
export function isSafeUrl(text: string): boolean {
  const url = new URL(text);
  const host = plainHost(url);
  return (
    url.protocol === 'https:' && (!ipaddr.isValid(host) || isPublicAddress(host)) && !/(^|\.)localhost$/.test(host)
  );
}

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor() {
    super('The address leads into a private network.');
  }
}

/** Throws {@link PrivateAddress} for an address that is written as a number, of which no name is looked up. */
export function refusePrivateLiteral(text: string): void {
  const host = plainHost(new URL(text));
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw new PrivateAddress();
}

/**
 * Looks a name up for the very connection that is made, so that one which leads somewhere else a moment later is of no use, and refuses
 * it where any of its addresses is none of the internet.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.some(({ address }) => !isPublicAddress(address))) return callback(new PrivateAddress(), '', 0);
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    return callback(null, first?.address ?? '', first?.family ?? 0);
  });
};
