/** Reads a Cookie header; the first value of a repeated name wins, as browsers send the most specific one first. */
export function parseCookieHeader(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=')
    if (equals === -1) continue
    const name = part.slice(0, equals).trim()
    if (name !== '' && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim())
  }
  return cookies
}
