const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Whom a limit counts: an IPv4 address as it is, an IPv6 address by its /64, because one household or one
 * rented machine holds all the addresses of such a network and could use a fresh one for each request.
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

/** Leading zeros are a matter of spelling: 0db8 and db8 are the same group. */
function groupsIn(text: string): string[] {
  if (text === '') return []
  return text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
