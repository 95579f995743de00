import { normalizeLine } from '#domain/text.ts'

export const LONGEST_TAG = 30

/** More than this cannot be read at a glance. */
export const MOST_TAGS = 12

/** A tag as it is stored; undefined if there is none or it is too long. A comma separates several in a list. */
export function readTag(typed: string): string | undefined {
  const tag = normalizeLine(typed.replaceAll(',', ' '))
  return tag === '' || [...tag].length > LONGEST_TAG ? undefined : tag
}
