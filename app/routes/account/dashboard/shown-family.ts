import { LUNAR_MONTHS, pakshaOf } from '@muhurta/jyotish'
import { nakshatraName, tithiName } from '#app/features/chart-text/panchanga-text.ts'
import type { ShownFamilyDay } from '#app/features/dashboard/family-list.tsx'
import type { ShownRelative } from '#app/features/dashboard/family-people.tsx'
import { FAMILY_DAYS } from '#content/almanac/family-days.ts'
import { familyDayName, familyName } from '#content/almanac/observances.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { type FamilyDay, type FamilyPerson, isMonthlyKind } from '#domain/almanac/family-days.ts'

const lunarMonthName = (month: number | null) => (month === null ? '' : (LUNAR_MONTHS[month]?.sanskrit ?? ''))

function nameOfTithi(index: number): string {
  return tithiName({ index, paksha: pakshaOf(index) })
}

export const MONTH_OPTIONS = LUNAR_MONTHS.map(({ sanskrit }, index) => ({ value: String(index), label: sanskrit }))

export const TITHI_OPTIONS = Array.from({ length: 30 }, (_, index) => ({
  value: String(index),
  label: nameOfTithi(index),
  group: PANCHANGA.fortnights[pakshaOf(index)],
}))

export function shownDays(days: readonly FamilyDay[]): {
  yearly: readonly ShownFamilyDay[]
  monthly: readonly ShownFamilyDay[]
} {
  const shown = (isMonthly: boolean) =>
    days
      .filter(({ kind }) => isMonthlyKind(kind) === isMonthly)
      .map((day) => ({ key: `${day.personId} ${day.kind} ${day.date}`, date: day.date, text: familyDayName(day) }))
  return { yearly: shown(false), monthly: shown(true) }
}

/** The living and those who are remembered, each with the lunar day they are known by. */
export function shownPeople(people: readonly FamilyPerson[]): {
  people: readonly ShownRelative[]
  remembered: readonly ShownRelative[]
} {
  return {
    people: people
      .filter(({ death }) => !death)
      .map((person) => ({ id: person.id, name: familyName(person), detail: birthText(person.birth) })),
    remembered: people.flatMap(({ id, name, death }) =>
      death ? [{ id, name, detail: `${lunarMonthName(death.month)}, ${nameOfTithi(death.tithi)}` }] : [],
    ),
  }
}

function birthText(birth: FamilyPerson['birth']): string {
  if (!birth) return FAMILY_DAYS.unknown.place
  const { nakshatra, month, tithi } = birth
  const known = [
    nakshatra === null ? '' : nakshatraName(nakshatra),
    month === null || tithi === null ? '' : `${lunarMonthName(month)} ${nameOfTithi(tithi)}`,
  ].filter(Boolean)
  const missing = nakshatra === null || tithi === null ? FAMILY_DAYS.unknown.time : ''
  return [known.join(', '), missing].filter(Boolean).join('. ')
}
