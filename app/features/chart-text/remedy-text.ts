import { pakshaOf } from '@muhurta/jyotish'
import { tithiName } from '#content/almanac/names.ts'
import { festivalName, observanceName } from '#content/almanac/observances.ts'
import { REMEDY_RULE } from '#content/booking/remedies.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { longDay, WEEKDAYS } from '#content/words/dates.ts'
import type { RemedyOn, RemedyRule } from '#domain/remedies/remedy-rule.ts'

/** "Every Saturday, 11 times". */
export function remedyRuleText({ on, end }: RemedyRule): string {
  const length = end.kind === 'times' ? REMEDY_RULE.times(end.times) : REMEDY_RULE.until(longDay(end.date))
  return `${onText(on)}, ${length}`
}

function onText(on: RemedyOn): string {
  switch (on.kind) {
    case 'daily':
      return REMEDY_RULE.daily
    case 'nakshatra':
      return (on.isBirthStar ? REMEDY_RULE.birthStar : REMEDY_RULE.nakshatra)(remedyOnName(on))
    default:
      return REMEDY_RULE[on.kind](remedyOnName(on))
  }
}

/** "Saturday", "Ekadashi", "Krishna Chaturthi", "Rohini". */
export function remedyOnName(on: RemedyOn): string {
  switch (on.kind) {
    case 'daily':
      return REMEDY_RULE.daily
    case 'weekday':
      return WEEKDAYS[on.weekday] ?? ''
    case 'observance':
      return on.observance === 'vaishnava-ekadashi'
        ? festivalName({ id: 'ekadashi', tradition: 'vaishnava' })
        : observanceName(on.observance)
    case 'tithi':
      return tithiName({ index: on.tithi, paksha: pakshaOf(on.tithi) })
    case 'nakshatra':
      return nakshatraName(on.nakshatra)
  }
}
