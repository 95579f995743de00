import { familyDayName, festivalName } from '#content/almanac/observances.ts'
import { pujaLines, pujaRuleText } from '#content/almanac/puja.ts'
import { FESTIVAL_EVE, WHY_THIS_EMAIL } from '#content/emails/almanac.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { namedDay } from '#content/words/dates.ts'
import { zoneClock } from '#content/words/day-clock.ts'
import type { FamilyDayKind } from '#domain/almanac/family-days.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { refreshFestivalEve } from '#usecases/emails/refresh-account-email.ts'
import { type Block, button, type EmailDefinition, facts, link, note, paragraph } from '../email.ts'

/** On the evening before; `unsubscribeUrl` lets the mail program show an unsubscribe button. */
export const festivalEve: EmailDefinition<'festival-eve'> = {
  expiry: ({ until }) => new Date(until),
  refresh: refreshFestivalEve,
  compose: ({ city, dayPath, stop, timeZone = INDIA_TIME_ZONE, ...email }, { appUrl, unseal }) => {
    const observed = email.observed.map((each) => ({ ...each, name: 'name' in each ? each.name : festivalName(each) }))
    const names = observed.map(({ name }) => name)
    const family = email.family ? unseal(email.family).split('\n').map(familyLine) : []
    const day = namedDay(email.day)
    const clock = zoneClock(email.day, timeZone)
    const timesOf = ({ name, puja }: (typeof observed)[number]): Block[] => {
      const lines = puja ? pujaLines(puja, clock) : []
      if (lines.length === 0) return []
      return [
        paragraph(FESTIVAL_EVE.times(name, city)),
        facts(...lines.map((line) => [line.label, line.text, pujaRuleText(line)] as const)),
      ]
    }
    return {
      subject: names.length === 0 ? FESTIVAL_EVE.familySubject : FESTIVAL_EVE.subject(names),
      preview: FESTIVAL_EVE.preview(day, city),
      greeting: EMAIL_FRAME.greeting,
      blocks: [
        ...(names.length === 0 ? [] : [paragraph(FESTIVAL_EVE.festivals(day, names, city))]),
        ...observed.flatMap(timesOf),
        ...(family.length === 0 ? [] : [paragraph(FESTIVAL_EVE.family(day, city))]),
        ...family.map((line) => paragraph(line)),
        button(FESTIVAL_EVE.button, `${appUrl}${dayPath}`),
        ...observed.map(({ name, path }) => link(FESTIVAL_EVE.ruleOf(name), `${appUrl}${path}`)),
        note(WHY_THIS_EMAIL),
      ],
      unsubscribeUrl: unseal(stop),
    }
  },
}

/** An email of an older version has the text itself. */
function familyLine(line: string): string {
  const [kind, name, bornOn] = line.split('\t')
  return name === undefined ? line : familyDayName({ kind: kind as FamilyDayKind, name, bornOn })
}
