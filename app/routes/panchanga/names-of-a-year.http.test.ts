import { beforeAll, describe, expect, test } from 'vitest'
import { daysOfMonth, type IsoMonth } from '#domain/almanac/almanac-dates.ts'
import { listFestivals } from '#domain/almanac/festival-dates.ts'
import { readAlmanacDay } from '#domain/almanac/read-day.ts'
import { TRANSLATIONS } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { parseHtml } from '#test/every-page/parse-html.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import names from '../../../test/fixtures/jyotish-names.json' with { type: 'json' }

const YEAR = 2026
const MONTHS = Array.from({ length: 12 }, (_, index) => `${YEAR}-${String(index + 1).padStart(2, '0')}` as IsoMonth)
const FESTIVALS = listFestivals(NEW_DELHI_ALMANAC, YEAR)
/** The fortnights as Telugu almanacs print them before a tithi. */
const FORTNIGHTS = { hi: names.hi.pakshas, te: { shukla: 'శుద్ధ', krishna: 'బహుళ' } }

let site: TestSite
let reads = 0

beforeAll(async () => {
  await loadSampleContent(database())
  await givenLanguages(database())
  site = await createSite({ db: database(), clock: () => new Date('2026-06-15T06:30:00Z') })
})

async function elementsOf(path: string) {
  // An address of its own for each, or the limit of computed pages would answer.
  reads += 1
  const response = await site.request(path, { fromAddress: `203.0.113.${reads}` })
  expect(response.status, path).toBe(200)
  return parseHtml((await response.text()).replaceAll('&#x27;', "'"))
}

describe.each(TRANSLATIONS)('in %s', (language) => {
  const listed = names[language]
  const festivals: Readonly<Record<string, string>> = listed.festivals

  test('every day of a year has the tithi, the star and the festivals of the list of names', async () => {
    for (const month of MONTHS) {
      const days = (await elementsOf(`/${language}/panchanga/new-delhi/${month}`)).filter(
        ({ tag, parent }) => tag === 'li' && parent?.attributes.class === 'almanac-month',
      )
      expect(days.length).toBe(daysOfMonth(month).length)

      for (const [index, date] of daysOfMonth(month).entries()) {
        const day = readAlmanacDay(NEW_DELHI_ALMANAC, date)
        if (!day.ok) throw new Error(`no almanac on ${date}`)
        const [tithi, star] = [day.value.almanac.tithis[0], day.value.almanac.nakshatras[0]]
        const isMoon = tithi?.index === 14 || tithi?.index === 29
        const fortnight = FORTNIGHTS[language][(tithi?.index ?? 0) < 15 ? 'shukla' : 'krishna']
        const tithiName = listed.tithis[tithi?.index ?? -1]
        const shown = days[index]?.text() ?? ''

        expect(shown, date).toContain(isMoon ? tithiName : `${fortnight} ${tithiName}`)
        expect(shown, date).toContain(listed.nakshatras[star?.index ?? -1])
        for (const { id } of FESTIVALS.filter((festival) => festival.date === date)) {
          expect(shown, date).toContain(festivals[id])
        }
      }
    }
  })

  test('the festivals of the year stand under their names in the list', async () => {
    const links = (await elementsOf(`/${language}/festivals/${YEAR}`)).flatMap(({ tag, attributes, text }) => {
      const id = tag === 'a' ? (/\/festivals\/([a-z0-9-]+)$/.exec(attributes.href ?? '')?.[1] ?? '') : ''
      return id in festivals ? [[id, text()]] : []
    })

    expect(links.length).toBeGreaterThan(120)
    for (const [id = '', name] of links) expect(name, id).toContain(festivals[id])
  })
})
