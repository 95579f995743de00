import { familyDayName, festivalName } from '#content/almanac/observances.ts'
import { namedDay } from '#content/words/dates.ts'
import type { FamilyDayKind } from '#domain/almanac/family-days.ts'
import { button, type Compose, link, note, paragraph } from './email.ts'

/** On the evening before; `unsubscribeUrl` lets the mail program show an unsubscribe button. */
export const festivalEve: Compose<'festival-eve'> = (email, { appUrl, unseal }) => {
  const observed = email.observed.map((each) => ({ ...each, name: 'name' in each ? each.name : festivalName(each) }))
  const [first, ...others] = observed.map(({ name }) => name)
  const last = others.at(-1)
  const names = last === undefined ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${last}`
  const family = email.family ? unseal(email.family).split('\n').map(familyLine) : []
  return {
    // The family's names stay out of the list of emails on a screen.
    subject: names === undefined ? 'Tomorrow is one of your family days' : `Tomorrow is ${names}`,
    preview: `${namedDay(email.day)}, in ${email.city}.`,
    greeting: 'Namaste,',
    blocks: [
      ...(names === undefined ? [] : [paragraph(`Tomorrow, ${namedDay(email.day)}, is ${names} in ${email.city}.`)]),
      ...(family.length === 0 ? [] : [paragraph(`Your family days on ${namedDay(email.day)}, in ${email.city}:`)]),
      ...family.map((line) => paragraph(line)),
      button('See the times of the day', `${appUrl}${email.dayPath}`),
      ...observed.map(({ name, path }) => link(`${name}: rule and dates`, `${appUrl}${path}`)),
      note('You are receiving this email because you asked us to write on the evening before.'),
    ],
    unsubscribeUrl: unseal(email.stop),
  }
}

/** An email of an older version has the text itself. */
function familyLine(line: string): string {
  const [kind, name, bornOn] = line.split('\t')
  return name === undefined ? line : familyDayName({ kind: kind as FamilyDayKind, name, bornOn })
}
