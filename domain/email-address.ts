// The longest address a mail server accepts in a path (RFC 5321, 4.5.3.1.3), and the longest local part.
const LONGEST_ADDRESS = 254
const LONGEST_LOCAL_PART = 64

/** What the HTML standard calls a valid address, with at least one dot in its domain. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind a valid address: `asha+news@example.com` reaches `asha@example.com`, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  // An address that begins with a plus sign has no tag.
  if (name === '') return address
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

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
