import { OBSERVANCES, type Observance, type ObservanceId, REGIONS, type Region } from '@muhurta/jyotish/festivals'

/** The lists that a calendar of the year is divided into. */
export const FESTIVAL_LISTS = ['festivals', 'ekadashi', 'vratas', 'moons', 'sankrantis'] as const
export type FestivalList = (typeof FESTIVAL_LISTS)[number]

export function isFestivalList(text: string): text is FestivalList {
  return (FESTIVAL_LISTS as readonly string[]).includes(text)
}

/** Rules for comparing almanacs, which repeat what others in the list say. */
const NOT_SHOWN: ReadonlySet<ObservanceId> = new Set(['mesha-transit-moment', 'purnima-vrata', 'janmashtami-vaishnava'])
/** Each of their days has a name of its own in the calendar. */
const IN_PARTS: ReadonlySet<ObservanceId> = new Set(['ekadashi', 'purnima', 'amavasya'])
const MOON =
  /^(chaitra|vaishakha|jyeshtha|ashadha|shravana|bhadrapada|ashvina|kartika|margashirsha|pausha|magha|phalguna)-(purnima|amavasya)$/

/** The observances that have a page. */
export const SHOWN_OBSERVANCES: readonly Observance[] = OBSERVANCES.filter(({ id }) => !NOT_SHOWN.has(id))

/** Those of the calendar of a year. */
export const CALENDAR_OBSERVANCES: readonly Observance[] = SHOWN_OBSERVANCES.filter(({ id }) => !IN_PARTS.has(id))

const BY_ID: ReadonlyMap<string, Observance> = new Map(
  SHOWN_OBSERVANCES.map((observance) => [observance.id, observance]),
)

export function findObservance(id: string): Observance | undefined {
  return BY_ID.get(id)
}

export function listOf({ id, rule }: Observance): FestivalList {
  if (id.endsWith('-ekadashi')) return 'ekadashi'
  if (rule.kind === 'monthly') return 'vratas'
  if (MOON.test(id)) return 'moons'
  return id.endsWith('-sankranti') && id !== 'makara-sankranti' && id !== 'pana-sankranti' ? 'sankrantis' : 'festivals'
}

/** Whether a part of an address is a region by which a calendar can be narrowed. */
export function isRegion(text: string): text is Region {
  return (REGIONS as readonly string[]).includes(text)
}

/** What is observed everywhere, and in a region; everything without one. */
export function isObservedIn({ regions }: Observance, region: string | undefined): boolean {
  return region === undefined || regions === undefined || (isRegion(region) && regions.includes(region))
}
