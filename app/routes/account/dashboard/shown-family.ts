import { pakshaOf } from '@muhurta/jyotish'
import type { FamilyDayView } from '#app/features/dashboard/family-list.tsx'
import type { RelativeView } from '#app/features/dashboard/family-people.tsx'
import { FAMILY_DAYS } from '#content/almanac/family-days.ts'
import { LUNAR_MONTH_LABELS, lunarMonthName, tithiName } from '#content/almanac/names.ts'
import { familyDayName, familyName } from '#content/almanac/observances.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { type FamilyDay, type FamilyPerson, isMonthlyKind } from '#domain/almanac/family-days.ts'
import { type MonthReckoning, namedMonth } from '#domain/almanac/month-reckoning.ts'

function nameOfTithi(index: number): string {
  return tithiName({ index, paksha: pakshaOf(index) })
}

export const MONTH_OPTIONS = LUNAR_MONTH_LABELS.map((label, index) => ({ value: String(index), label }))

export const TITHI_OPTIONS = Array.from({ length: 30 }, (_, index) => ({
  value: String(index),
  label: nameOfTithi(index),
  group: PANCHANGA.fortnights[pakshaOf(index)],
}))

export function shownDays(days: readonly FamilyDay[]): {
  yearly: readonly FamilyDayView[]
  monthly: readonly FamilyDayView[]
} {
  const shown = (isMonthly: boolean) =>
    days
      .filter(({ kind }) => isMonthlyKind(kind) === isMonthly)
      .map((day) => ({ key: `${day.personId} ${day.kind} ${day.date}`, date: day.date, text: familyDayName(day) }))
  return { yearly: shown(false), monthly: shown(true) }
}

/** The living and those who are remembered, each with the lunar day they are known by. */
export function shownPeople(
  people: readonly FamilyPerson[],
  reckoning: MonthReckoning,
): {
  people: readonly RelativeView[]
  remembered: readonly RelativeView[]
} {
  return {
    people: people
      .filter(({ death }) => !death)
      .map((person) => ({ id: person.id, name: familyName(person), detail: birthText(person.birth, reckoning) })),
    remembered: people.flatMap(({ id, name, death }) =>
      death ? [{ id, name, detail: dayNames(death, death.reckoning ?? reckoning).join(', ') }] : [],
    ),
  }
}

type DayOfMonth = { readonly month: number; readonly tithi: number; readonly isAdhika?: boolean }

/** "Bhadrapada" and "Krishna Ashtami", the month as the family names it. */
function dayNames({ month, tithi, isAdhika = false }: DayOfMonth, reckoning: MonthReckoning): readonly string[] {
  return [lunarMonthName(namedMonth(month, { tithi, isAdhika }, reckoning)), nameOfTithi(tithi)]
}

function birthText(birth: FamilyPerson['birth'], reckoning: MonthReckoning): string {
  if (!birth) return FAMILY_DAYS.unknown.place
  const { nakshatra, month, tithi, isAdhika } = birth
  const known = [
    nakshatra === null ? '' : nakshatraName(nakshatra),
    month === null || tithi === null
      ? ''
      : dayNames({ month, tithi, isAdhika: isAdhika === true }, reckoning).join(' '),
  ].filter(Boolean)
  const missing = nakshatra === null || tithi === null ? FAMILY_DAYS.unknown.time : ''
  return [known.join(', '), missing].filter(Boolean).join('. ')
}
