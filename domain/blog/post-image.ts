const LONGEST_URL = 500
const OWN_UPLOAD = /^\/uploads\/[A-Za-z0-9_-]+\.webp$/
const PUBLIC_HOST = /^(?!.*\.(?:local|localhost|internal|lan|home|corp|invalid|test)$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/

/** A picture that staff uploaded. */
export function isOwnUpload(address: string): boolean {
  return OWN_UPLOAD.test(address)
}

/**
 * An image of a post is one of our uploads or a public https URL, which only the reader's browser requests. Internal
 * hosts and IP addresses are invalid.
 */
export function parseImageUrl(text: string): string | undefined {
  const trimmed = text.trim()
  if (isOwnUpload(trimmed)) return trimmed

  const url = URL.parse(trimmed)
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  if (!url || !isPlain || !PUBLIC_HOST.test(url.hostname) || url.href.length > LONGEST_URL) return undefined
  return url.href
}
