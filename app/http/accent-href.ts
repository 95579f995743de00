import { STANDARD_ACCENTS } from '#domain/content/accent.ts'
import type { PracticeLook } from '#domain/content/practice-profile.ts'

/** The stylesheet of the practice's own accent colours; undefined when it has none. */
export function accentHref({ accentLight, accentDark }: PracticeLook): string | undefined {
  if (accentLight === null && accentDark === null) return undefined
  const colours = [accentLight ?? STANDARD_ACCENTS.light, accentDark ?? STANDARD_ACCENTS.dark]
  return `/accent/${colours.map((colour) => colour.slice(1)).join('-')}.css`
}
