import { panchangaResult } from '../command/almanac/panchanga-result.ts'

/** A limb as almanacs print it: index or name, and its end, or null when it is not printed. */
type PrintedLimb = [number | string, string | null]

export type PrintedDay = {
  input: Record<string, unknown>
  expected: Record<string, unknown>
}

const LIMBS = ['tithis', 'nakshatras', 'yogas', 'karanas']
const INSTANTS = ['sunrise', 'sunset', 'moonrise', 'moonset']
const SPANS = ['rahuKalam', 'yamaganda', 'gulika', 'abhijit']

/** A printed value and ours; `minutes` is ours minus the printed one, or undefined when the two name different things. */
export type Comparison = { field: string; minutes: number | undefined }

function minutesBetween(printed: string, ours: string): number {
  const unix = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}:00Z`)
  return (unix(ours) - unix(printed)) / 60_000
}

function compareLimbs(field: string, printed: PrintedLimb[], ours: PrintedLimb[]): Comparison[] {
  return printed.flatMap(([name, end], place): Comparison[] => {
    const [found, foundEnd] = ours[place] ?? []
    if (found !== name) return [{ field, minutes: undefined }]
    return end && foundEnd ? [{ field, minutes: minutesBetween(end, foundEnd) }] : []
  })
}

/** Compares every printed value of a day with the answer of the `panchanga` command. */
export function compareDay({ input, expected }: PrintedDay): Comparison[] {
  const outcome = panchangaResult(input)
  if (!outcome.ok) throw new Error(outcome.refusal)
  const ours = outcome.value as Record<string, unknown>
  return Object.entries(expected).flatMap(([field, printed]): Comparison[] => {
    const found = ours[field]
    if (LIMBS.includes(field)) return compareLimbs(field, printed as PrintedLimb[], found as PrintedLimb[])
    if (INSTANTS.includes(field)) {
      if (printed === null || found === null) return [{ field, minutes: printed === found ? 0 : undefined }]
      return [{ field, minutes: minutesBetween(printed as string, found as string) }]
    }
    if (SPANS.includes(field)) {
      const ends = found as string[]
      return (printed as string[]).map((clock, end) => ({ field, minutes: minutesBetween(clock, ends[end] ?? '') }))
    }
    return [{ field, minutes: JSON.stringify(printed) === JSON.stringify(found) ? 0 : undefined }]
  })
}
