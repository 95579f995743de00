import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export const MOST_EMBED_ORIGINS = 20
export const LONGEST_ORIGINS = 2_000

export type OriginsRefusal = { readonly reason: 'too-many' } | { readonly reason: 'not-a-site'; readonly line: string }

/**
 * The sites in a field, one in a line, as browsers name them: "https://temple.example". A path is left out, and so is
 * what could end the header that they are written to.
 */
export function readEmbedOrigins(text: string): Outcome<readonly string[], OriginsRefusal> {
  const lines = text.split(/\s+/).filter((line) => line !== '')
  const origins = new Set<string>()
  for (const line of lines) {
    const url = URL.parse(line.includes('://') ? line : `https://${line}`)
    const isSite = url?.protocol === 'https:' && url.username === '' && url.password === '' && isHost(url.hostname)
    if (!url || !isSite) return refused({ reason: 'not-a-site', line })
    origins.add(url.origin)
  }
  return origins.size > MOST_EMBED_ORIGINS ? refused({ reason: 'too-many' }) : accepted([...origins].toSorted())
}

/** A name with a dot, in ASCII as the URL standard writes it; no wildcard. */
function isHost(hostname: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)
}
