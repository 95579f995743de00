import type { FamilyRule } from '@muhurta/jyotish/festivals'
import type { AlmanacPlace } from '#domain/births/places.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { openYear } from './festival-dates.ts'
import type { KnownLunarDay } from './lunar-day.ts'
import { isoDateOf } from './place-day.ts'
import type { RememberedPerson } from './remembered-person.ts'

export type FamilyDayKind = FamilyRule['kind']

/** A person whose days a family keeps. */
export type FamilyPerson = {
  readonly id: string
  /** Empty if none was saved; the date of birth is shown instead. */
  readonly name: string
  readonly bornOn?: IsoDate | undefined
  /** Of a living person. */
  readonly birth?: KnownLunarDay | undefined
  /** Of one who has died; the month is amanta. */
  readonly death?: Pick<RememberedPerson, 'month' | 'tithi' | 'reckoning' | 'isMonthly'>
}

export type FamilyDay = Pick<FamilyPerson, 'name' | 'bornOn'> & {
  readonly personId: string
  readonly kind: FamilyDayKind
  readonly date: IsoDate
}

/** Days that come every month; the others come once a year. */
const MONTHLY_KINDS: readonly FamilyDayKind[] = ['birth-star', 'monthly-shraddha']

export function isMonthlyKind(kind: FamilyDayKind): boolean {
  return MONTHLY_KINDS.includes(kind)
}

/** The days of a family in a civil year at a place, by date; none where the Sun does not rise on some days. */
export function listFamilyDays(
  place: AlmanacPlace,
  year: number,
  people: readonly FamilyPerson[],
): readonly FamilyDay[] {
  const open = people.length > 0 && openYear(place, year)
  if (!open) return []
  const days: FamilyDay[] = []
  for (const person of people) {
    const listed = new Set<IsoDate>()
    for (const rule of rulesOf(person)) {
      const dates = open.familyDatesOf(rule).map(isoDateOf)
      // The day of a month or of Pitru Paksha that is the day of the year too is listed as that.
      const isLesser = isMonthlyKind(rule.kind) || rule.kind === 'mahalaya'
      for (const date of isLesser ? dates.filter((each) => !listed.has(each)) : dates) {
        listed.add(date)
        days.push({ personId: person.id, name: person.name, bornOn: person.bornOn, kind: rule.kind, date })
      }
    }
  }
  return days.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Yearly rules first. */
function rulesOf({ birth, death }: FamilyPerson): FamilyRule[] {
  if (death) {
    const { month, tithi, isMonthly } = death
    return [
      { kind: 'shraddha', month, tithi },
      { kind: 'mahalaya', tithi },
      ...(isMonthly ? [{ kind: 'monthly-shraddha', tithi } as const] : []),
    ]
  }
  if (!birth) return []
  const { month, tithi, nakshatra, rashi } = birth
  const rules: FamilyRule[] = []
  if (month !== null && tithi !== null) rules.push({ kind: 'tithi-birthday', month, tithi })
  if (month !== null && tithi !== null && nakshatra !== null) {
    rules.push({ kind: 'star-birthday', month, tithi, nakshatra })
  }
  if (rashi !== null && nakshatra !== null) rules.push({ kind: 'solar-birthday', rashi, nakshatra })
  if (nakshatra !== null) rules.push({ kind: 'birth-star', nakshatra })
  return rules
}
