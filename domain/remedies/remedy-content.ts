import type { Place } from '#domain/births/places.ts'
import type { RemedyRule } from './remedy-rule.ts'

/** What the astrologer writes. It is encrypted as a whole: a birth star is part of a birth, and a city says where one lives. */
export type RemedyContent = {
  readonly title: string
  readonly instructions: string
  readonly rule: RemedyRule
  readonly place: Place
}

/** The same text for the same content. */
export function writeRemedy({ title, instructions, rule, place }: RemedyContent): string {
  const { name, region, country, lat, lon, timeZone } = place
  return JSON.stringify({ title, instructions, rule, place: { name, region, country, lat, lon, timeZone } })
}

export function readRemedy(text: string): RemedyContent {
  return JSON.parse(text) as RemedyContent
}
