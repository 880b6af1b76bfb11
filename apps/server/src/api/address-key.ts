import { isIPv6 } from 'node:net';

const groups = 8;
const groupsOfNetwork = 4;
const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one address, as @fastify/rate-limit has it too: of IPv6 the network of 64 bits, which is the least a
 * household is given.
 */
export function addressKey(address: string): string {
  const mapped = mappedIPv4.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [text = ''] = address.split('%');
  const [head = [], tail = []] = new URL(`http://[${text}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array(groups - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, groupsOfNetwork).join(':')}::/64`;
}
