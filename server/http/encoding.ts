export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different lists, again and again; strangers may not fill the memory with theirs. */
const MOST_REMEMBERED = 50
const remembered = new Map<string, Encoding>()

/** The best encoding that both sides know; a quality of zero means no. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const known = remembered.get(acceptEncoding)
  if (known !== undefined) return known

  const encoding = readPreference(acceptEncoding)
  if (remembered.size < MOST_REMEMBERED) remembered.set(acceptEncoding, encoding)
  return encoding
}

function readPreference(acceptEncoding: string): Encoding {
  const accepted = new Set<string>()
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const isRefused = parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter))
    if (!isRefused) accepted.add(name.trim())
  }
  if (accepted.has('br')) return 'br'
  if (accepted.has('gzip')) return 'gzip'
  return 'identity'
}
