/** How well a client knows the time of birth. */
export const TIMES_KNOWN = ['exact', 'about', 'morning', 'afternoon', 'evening', 'night', 'unknown'] as const

export type TimeKnown = (typeof TIMES_KNOWN)[number]

/** Whether there is a time on the clock; a part of the day is kept as such and no hour is made up for it. */
export function hasClockTime(known: TimeKnown): boolean {
  return known === 'exact' || known === 'about'
}

export function readTimeKnown(text: unknown): TimeKnown | undefined {
  return TIMES_KNOWN.find((known) => known === text)
}
