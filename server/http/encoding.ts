import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The first of the offered encodings that the client accepts. */
export function preferredEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[],
): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const accepted = parseAccept(acceptEncoding)
  return offered.find((name) => accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? 'identity'
}
