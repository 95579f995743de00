// The longest address a mail server accepts in a path (RFC 5321, 4.5.3.1.3), and the longest local part.
const LONGEST_ADDRESS = 254
const LONGEST_LOCAL_PART = 64

/** What the HTML standard calls a valid address, with at least one dot in its domain. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/**
 * The normalized address, or undefined for invalid text. Only the domain is lower-cased, because the local part belongs
 * to its mail server.
 */
export function parseEmail(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_ADDRESS || !ADDRESS.test(trimmed)) return undefined

  const at = trimmed.lastIndexOf('@')
  if (at > LONGEST_LOCAL_PART) return undefined
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase()
}
