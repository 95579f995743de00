import type { FestivalList } from '#domain/almanac/observances.ts'

/** What a calendar of the year shows; empty parts are left out of the address. */
export type FestivalView = {
  readonly year: number
  readonly list: FestivalList
  readonly city?: string | undefined
  readonly region?: string | undefined
}

export function festivalsHref({ year, list, city, region }: FestivalView): string {
  return withQuery(`/festivals/${year}`, { city, region, list: list === 'festivals' ? undefined : list })
}

/** The dates on which almanacs disagree; of the practice's city if none is named. */
export function disputedHref(year: number, city?: string): string {
  return withQuery(`/festivals/${year}/why-almanacs-differ`, { city })
}

export function observanceHref(id: string, city?: string): string {
  return withQuery(`/festivals/${id}`, { city })
}

/** The form for emails on the evening before, filled in with what the page shows. */
export function festivalEmailsHref({ city, list, region }: Pick<FestivalView, 'city' | 'list' | 'region'>): string {
  return withQuery('/festivals/emails', { city, list: list === 'festivals' ? undefined : list, region })
}

/** For calendar programs. */
export function festivalFeedHref(city: string, { list, region }: Pick<FestivalView, 'list' | 'region'>): string {
  return withQuery(`/festivals/${encodeURIComponent(city)}/${list}.ics`, { region })
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
