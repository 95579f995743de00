import { NAKSHATRAS, TITHIS } from '@muhurta/jyotish'
import type { ObservanceId } from '@muhurta/jyotish/festivals'
import type { IsoDate } from '#domain/time/india-time.ts'

/** Observances of every month whose day the festival calendar knows; `ekadashi` is that of householders (Smarta). */
const REMEDY_OBSERVANCES = [
  'ekadashi',
  'vaishnava-ekadashi',
  'pradosha',
  'purnima',
  'amavasya',
  'sankashti-chaturthi',
  'vinayaka-chaturthi',
  'masik-shivaratri',
  'masik-durgashtami',
  'skanda-shashthi',
  'kalashtami',
] as const satisfies readonly (ObservanceId | 'vaishnava-ekadashi')[]
export type RemedyObservance = (typeof REMEDY_OBSERVANCES)[number]

/** On which days a remedy is done. */
export type RemedyOn =
  | { readonly kind: 'daily' }
  /** 0 = Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'observance'; readonly observance: RemedyObservance }
  /** 0 to 29, from the first of the bright half. */
  | { readonly kind: 'tithi'; readonly tithi: number }
  /** 0 to 26, from Ashwini. */
  | { readonly kind: 'nakshatra'; readonly nakshatra: number; readonly isBirthStar: boolean }

export type RemedyEnd =
  | { readonly kind: 'times'; readonly times: number }
  /** The last possible day. */
  | { readonly kind: 'until'; readonly date: IsoDate }

export type RemedyRule = { readonly on: RemedyOn; readonly start: IsoDate; readonly end: RemedyEnd }

export const BIRTH_STAR = 'birth-star'

/** The value of a rule's days in a form. */
export function remedyOnKey(on: RemedyOn): string {
  switch (on.kind) {
    case 'daily':
      return 'daily'
    case 'weekday':
      return `weekday-${on.weekday}`
    case 'observance':
      return on.observance
    case 'tithi':
      return `tithi-${on.tithi}`
    case 'nakshatra':
      return on.isBirthStar ? BIRTH_STAR : `nakshatra-${on.nakshatra}`
  }
}

/** What a form's value means; the birth star only where it is known. */
export function readRemedyOnKey(key: string, birthStar: number | null): RemedyOn | undefined {
  if (key === BIRTH_STAR) return birthStar === null ? undefined : star(birthStar, true)
  return REMEDY_ON.find((on) => remedyOnKey(on) === key)
}

const WEEKDAYS = 7

/** Everything that can be chosen, apart from the birth star. */
export const REMEDY_ON: readonly RemedyOn[] = [
  { kind: 'daily' },
  ...Array.from({ length: WEEKDAYS }, (_, weekday) => ({ kind: 'weekday', weekday }) as const),
  ...REMEDY_OBSERVANCES.map((observance) => ({ kind: 'observance', observance }) as const),
  ...NAKSHATRAS.map((_, nakshatra) => star(nakshatra, false)),
  ...TITHIS.map((_, tithi) => ({ kind: 'tithi', tithi }) as const),
]

function star(nakshatra: number, isBirthStar: boolean): RemedyOn {
  return { kind: 'nakshatra', nakshatra, isBirthStar }
}
