const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The unit a rate limit counts: an IPv4 address, or the /64 of an IPv6 address, because one household or rented server
 * has all addresses of such a network and could use a fresh one for each request.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address

  const [withoutZone = ''] = address.split('%')
  const [head = '', tail] = withoutZone.split('::')
  const left = groupsIn(head)
  const right = groupsIn(tail ?? '')
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0')

  const network = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS)
  return `${network.join(':')}::/64`
}

/** Drops leading zeros: 0db8 and db8 are the same group. */
function groupsIn(text: string): string[] {
  if (text === '') return []
  return text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
