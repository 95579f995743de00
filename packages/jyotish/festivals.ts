// The entry point `@muhurta/jyotish/festivals`: observances as data, and their dates.

export type { CrescentDay } from './festivals/crescent.ts'
export { type FamilyRule, type LunarDay, lunarDayAt } from './festivals/family-days.ts'
export {
  type CalendarEntry,
  ekadashiDates,
  type FestivalInput,
  type FestivalRefusal,
  type FestivalYear,
  festivalCalendar,
  festivalDates,
  festivalYear,
  type Tradition,
} from './festivals/festival-dates.ts'
export { type ObservanceRule, REGIONS, type Region } from './festivals/observance-rule.ts'
export { OBSERVANCES, type Observance, type ObservanceId } from './festivals/observances.ts'
