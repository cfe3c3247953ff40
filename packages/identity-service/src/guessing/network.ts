import ipaddr from 'ipaddr.js';

const SIXTY_FOUR_BITS = 4;

/**
 * What one holder of addresses has: an IPv4 address whole, of an IPv6 address the /64, for whoever has one of its
 * addresses has all of them.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const { parts } = address as ipaddr.IPv6;
  return `${parts
    .slice(0, SIXTY_FOUR_BITS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
