import { pakshaOf, type RashiIndex } from '@muhurta/jyotish'
import type { Observance, ObservanceRule } from '@muhurta/jyotish/festivals'
import { COUNTED_FIRST } from '#content/almanac/almanac.ts'
import { OBSERVANCE_RULES, WHY } from '#content/almanac/festivals.ts'
import { lunarMonthName, tithiName } from '#content/almanac/names.ts'
import { nakshatraName, RASHI_LABELS } from '#content/charts/names.ts'
import { WEEKDAYS } from '#content/words/dates.ts'
import { listWithAnd } from '#content/words/grammar.ts'
import { type MonthReckoning, namedMonth } from '#domain/almanac/month-reckoning.ts'

const FIRST_DARK = 15
const EKADASHI = 10

/** The rule of an observance in sentences. */
export function ruleText(rule: ObservanceRule, reckoning: MonthReckoning = COUNTED_FIRST.month): string[] {
  const monthText = (month: number, tithi: number) => lunarMonthText(month, tithi, reckoning)
  switch (rule.kind) {
    case 'tithi':
      return [
        OBSERVANCE_RULES.lunarDay(tithiText(rule.tithi), monthText(rule.month, rule.tithi)),
        ...dayText(rule),
        ...(rule.outlasts === undefined ? [] : [OBSERVANCE_RULES.outlasts(OBSERVANCE_RULES.parts[rule.outlasts])]),
        ...(rule.star === undefined ? [] : [starText(rule, rule.star)]),
        ...(rule.prefersAdhika ? [OBSERVANCE_RULES.prefersAdhika] : []),
      ]
    case 'monthly':
      return [OBSERVANCE_RULES.monthly(listWithAnd(rule.tithis.map(tithiText))), ...dayText(rule)]
    case 'ekadashi':
      return [ekadashiText(rule, reckoning), OBSERVANCE_RULES.ekadashiDay]
    case 'sankranti':
      return [
        OBSERVANCE_RULES.sankranti(rashiNameOf(rule.rashi)),
        OBSERVANCE_RULES.on[rule.on],
        ...(rule.days ? [OBSERVANCE_RULES.daysLater(rule.days)] : []),
      ]
    case 'star':
      return [OBSERVANCE_RULES.solarStar(nakshatraName(rule.nakshatra), rashiNameOf(rule.rashi)), ...dayText(rule)]
    case 'weekday':
      return [
        OBSERVANCE_RULES.weekday(
          WEEKDAYS[rule.weekday] ?? '',
          tithiText(rule.tithi),
          monthText(rule.month, rule.tithi),
        ),
      ]
    case 'holika':
      return [rule.days === 0 ? OBSERVANCE_RULES.holika : OBSERVANCE_RULES.holi]
  }
}

/** Why another almanac may have another date, or another name for it. */
export function whyText({ rule, traditions, isChecked }: Observance): string[] {
  const isLunar = rule.kind !== 'sankranti'
  const isDark = (rule.kind === 'tithi' && rule.tithi >= FIRST_DARK) || (rule.kind === 'ekadashi' && rule.isDark)
  return [
    ...(traditions ? [WHY.janmashtami] : []),
    ...(rule.kind === 'ekadashi' ? [WHY.ekadashi] : []),
    ...(isLunar ? [WHY.tie, WHY.place] : [WHY.sankranti, WHY.ayanamsa]),
    ...(isDark ? [WHY.months] : []),
    isChecked ? WHY.checked : WHY.unchecked,
  ]
}

function starText({ at, lastsTo = 'sunrise' }: Extract<ObservanceRule, { kind: 'tithi' }>, star: number): string {
  return OBSERVANCE_RULES.star(nakshatraName(star), OBSERVANCE_RULES.parts[at], OBSERVANCE_RULES.parts[lastsTo])
}

type DayRule = Pick<Extract<ObservanceRule, { kind: 'tithi' }>, 'at' | 'both' | 'none'>

function dayText({ at, both, none }: DayRule): string[] {
  return [
    OBSERVANCE_RULES.present(OBSERVANCE_RULES.parts[at]),
    OBSERVANCE_RULES.both[both],
    OBSERVANCE_RULES.none[none],
  ]
}

function ekadashiText(
  { month, isDark = false }: Extract<ObservanceRule, { kind: 'ekadashi' }>,
  reckoning: MonthReckoning,
): string {
  if (month === undefined) return OBSERVANCE_RULES.everyEkadashi
  const tithi = EKADASHI + (isDark ? FIRST_DARK : 0)
  return OBSERVANCE_RULES.ekadashi(
    tithiText(tithi),
    month === 'adhika' ? OBSERVANCE_RULES.adhika : lunarMonthText(month, tithi, reckoning),
  )
}

function tithiText(index: number): string {
  return tithiName({ index, paksha: pakshaOf(index) })
}

function lunarMonthText(month: number, tithi: number, reckoning: MonthReckoning): string {
  const northern = namedMonth(month, { tithi }, 'purnimanta')
  if (northern === month) return OBSERVANCE_RULES.month(lunarMonthName(month))
  return OBSERVANCE_RULES.darkMonth[reckoning](lunarMonthName(month), lunarMonthName(northern))
}

function rashiNameOf(rashi: number): string {
  return RASHI_LABELS[rashi as RashiIndex].name
}
