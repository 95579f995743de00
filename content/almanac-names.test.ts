import { GRAHAS, RASHI_INDEXES } from '@muhurta/jyotish'
import { dayInFull } from '@muhurta/jyotish/almanac'
import { describe, expect, test } from 'vitest'
import { daysOfMonth, type IsoMonth } from '#domain/almanac/almanac-dates.ts'
import { listFestivals } from '#domain/almanac/festival-dates.ts'
import { SHOWN_OBSERVANCES } from '#domain/almanac/observances.ts'
import { readAlmanacDay } from '#domain/almanac/read-day.ts'
import { yearTrack } from '#domain/almanac/year-track.ts'
import { recordOf } from '#domain/record-of.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import names from '../test/fixtures/jyotish-names.json' with { type: 'json' }
import * as hindiAlmanac from './hi/almanac/almanac.ts'
import * as hindiFull from './hi/almanac/day-in-full.ts'
import * as hindiMuhurta from './hi/almanac/muhurta.ts'
import * as hindiNames from './hi/almanac/names.ts'
import * as hindiObservances from './hi/almanac/observances.ts'
import * as hindiKootas from './hi/charts/kootas.ts'
import * as hindiCharts from './hi/charts/names.ts'
import * as hindiPoruthams from './hi/charts/poruthams.ts'
import * as hindiVargas from './hi/charts/varga-names.ts'
import * as teluguAlmanac from './te/almanac/almanac.ts'
import * as teluguFull from './te/almanac/day-in-full.ts'
import * as teluguMuhurta from './te/almanac/muhurta.ts'
import * as teluguNames from './te/almanac/names.ts'
import * as teluguObservances from './te/almanac/observances.ts'
import * as teluguKootas from './te/charts/kootas.ts'
import * as teluguCharts from './te/charts/names.ts'
import * as teluguPoruthams from './te/charts/poruthams.ts'
import * as teluguVargas from './te/charts/varga-names.ts'
import { grahaStem, rashiStem, stemOf } from './te/words/jyotish-forms.ts'

const HINDI = {
  ...hindiAlmanac,
  ...hindiFull,
  ...hindiNames,
  ...hindiObservances,
  ...hindiCharts,
  ...hindiKootas,
  ...hindiPoruthams,
  ...hindiVargas,
  ...hindiMuhurta,
}
const TELUGU = {
  ...teluguAlmanac,
  ...teluguFull,
  ...teluguNames,
  ...teluguObservances,
  ...teluguCharts,
  ...teluguKootas,
  ...teluguPoruthams,
  ...teluguVargas,
  ...teluguMuhurta,
}

/** Where the pages say more, or something else, than the list of names, and why. */
const ON_PURPOSE: Readonly<Record<'hi' | 'te', Readonly<Record<string, string>>>> = {
  hi: {
    // In full, as it stands alone in a list of times.
    अभिजीत: 'अभिजीत मुहूर्त',
    // No nukta below ख in everyday words (docs/languages.md).
    'वाहन ख़रीदना': 'वाहन खरीदना',
    'संपत्ति ख़रीदना': 'संपत्ति खरीदना',
    'सोना ख़रीदना': 'सोना खरीदना',
  },
  te: {
    అభిజిత్: 'అభిజిత్ ముహూర్తం',
    // The fortnights as Telugu almanacs print them before a tithi.
    శుక్ల: 'శుద్ధ',
    కృష్ణ: 'బహుళ',
  },
}

/** An observance of the list that is a tradition's day of another here. */
const PART_OF_ANOTHER = { 'vaishnava-ekadashi': { id: 'ekadashi', tradition: 'vaishnava' } } as const

const YEARS = [2026, 2027]
const MONTHS = YEARS.flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}` as IsoMonth),
)
const DAYS = MONTHS.flatMap(daysOfMonth).map((date) => {
  const day = readAlmanacDay(NEW_DELHI_ALMANAC, date)
  if (!day.ok) throw new Error(`no almanac on ${date}`)
  return { date, almanac: day.value.almanac, full: dayInFull(day.value.almanac, yearTrack(Number(date.slice(0, 4)))) }
})
const FESTIVALS = YEARS.flatMap((year) => listFestivals(NEW_DELHI_ALMANAC, year))

describe.each([
  { language: 'hi', texts: HINDI, masa: (name: string) => name },
  { language: 'te', texts: TELUGU, masa: (name: string) => `${name.replace(/ం$/u, '')} మాసం` },
] as const)('in $language', ({ language, texts, masa }) => {
  const expected = names[language]
  const onPurpose = ON_PURPOSE[language]
  const asShown = (name: string | undefined) => (name === undefined ? undefined : (onPurpose[name] ?? name))

  test('the days of two years have the names of the list', () => {
    const wrong = new Set<string>()
    const seen = new Set<string>()
    const check = (shown: string, name: string | undefined, date: string) => {
      seen.add(shown)
      if (shown !== name) wrong.add(`${date}: ${shown}, not ${name}`)
    }

    for (const { date, almanac, full } of DAYS) {
      const { day, tithis, nakshatras, yogas, karanas, lunarMonth, solarMonth, years, seasons } = almanac
      check(texts.varaName(day.vara), expected.varas[new Date(date).getUTCDay()], date)
      for (const tithi of tithis) {
        const name = expected.tithis[tithi.index]
        const isMoon = tithi.index === 14 || tithi.index === 29
        const fortnight = asShown(expected.pakshas[tithi.index < 15 ? 'shukla' : 'krishna'])
        check(texts.tithiName(tithi), isMoon ? name : `${fortnight} ${name}`, date)
      }
      for (const { index } of nakshatras) check(texts.nakshatraName(index), expected.nakshatras[index], date)
      for (const { index } of yogas) check(texts.yogaName(index), expected.yogas[index], date)
      for (const { name } of karanas) check(texts.karanaName(name), expected.karanas[name], date)
      for (const month of [lunarMonth.amanta, lunarMonth.purnimanta]) {
        check(texts.ALMANAC.month(texts.lunarMonthName(month), false, false), masa(expected.masas[month] ?? ''), date)
      }
      check(texts.rashiName(solarMonth.rashi), expected.rashis[solarMonth.rashi], date)
      for (const year of [years.samvatsara, full.northernSamvatsara]) {
        check(texts.SAMVATSARAS[year] ?? '', expected.samvatsaras[year], date)
      }
      check(texts.ALMANAC.ritus[seasons.ritu], expected.ritus[seasons.ritu], date)
      check(texts.ALMANAC.ayanas[seasons.ayana], expected.ayanas[seasons.ayana], date)
      for (const { name } of day.choghadiyas) check(texts.CHOGHADIYA_LABELS[name], expected.choghadiyas[name], date)
      for (const { lord } of day.horas) check(texts.grahaName(lord), expected.grahas[lord], date)
    }

    expect([...wrong].slice(0, 5)).toEqual([])
    // 7 weekdays, 30 tithis, 27 stars, 27 yogas, 11 karanas, 12 months and more: every name was met, not a few of them.
    expect(seen.size).toBeGreaterThan(130)
  })

  test('the years have the names that readers of this language count', () => {
    const yearOn = (date: string) => {
      const day = DAYS.find((each) => each.date === date)
      return day && texts.SAMVATSARAS[language === 'te' ? day.almanac.years.samvatsara : day.full.northernSamvatsara]
    }

    expect(['2026-01-01', '2026-11-19', '2027-11-19'].map(yearOn)).toEqual(
      language === 'te' ? ['విశ్వావసు', 'పరాభవ', 'ప్లవంగ'] : ['सिद्धार्थी', 'रौद्र', 'दुर्मति'],
    )
  })

  test('the times of the day have the names of the list', () => {
    const { panchaka, ...periods } = expected.periods

    expect(texts.ALMANAC.periods).toEqual(
      Object.fromEntries(Object.entries(periods).map(([id, name]) => [id, asShown(name)])),
    )
    expect(texts.DAY_IN_FULL.panchaka).toBe(panchaka)
  })

  test('the festivals of two years and every other observance have the names of the list', () => {
    const listed: Readonly<Record<string, string>> = expected.festivals
    const nameOf = ({ id, tradition }: (typeof FESTIVALS)[number]) =>
      tradition ? `${listed[id]} (${expected.traditions[tradition]})` : listed[id]

    expect(FESTIVALS.length).toBeGreaterThan(400)
    expect(FESTIVALS.map(texts.festivalName)).toEqual(FESTIVALS.map(nameOf))
    expect(SHOWN_OBSERVANCES.map(({ id }) => texts.observanceName(id))).toEqual(
      SHOWN_OBSERVANCES.map(({ id }) => listed[id]),
    )
    for (const [id, part] of Object.entries(PART_OF_ANOTHER)) expect(texts.festivalName(part)).toBe(listed[id])
  })

  test('charts, matches and the muhurta finder have the names of the list', () => {
    const grahas = Object.entries(texts.GRAHA_LABELS)

    expect(Object.fromEntries(grahas.map(([graha, { name }]) => [graha, name]))).toEqual(expected.grahas)
    expect(Object.fromEntries(grahas.map(([graha, { code }]) => [graha, code]))).toEqual(expected.grahaCodes)
    expect(Object.values(texts.RASHI_LABELS).map(({ name }) => name)).toEqual(expected.rashis)
    expect(texts.NAKSHATRA_LABELS).toEqual(expected.nakshatras)
    expect(texts.VARGA_LABELS).toEqual(expected.vargas)
    expect(texts.KOOTA_LABELS).toEqual(expected.kootas)
    expect(texts.PORUTHAM_LABELS).toEqual(expected.poruthams)
    expect(texts.MUHURTA.purposes).toMatchObject(
      Object.fromEntries(Object.entries(expected.purposes).map(([id, name]) => [id, asShown(name)])),
    )
  })
})

test('Telugu names before another noun have the form of the list', () => {
  const { grahas, rashis, masas } = names.te.stems

  expect(recordOf(GRAHAS, grahaStem)).toEqual(grahas)
  expect(RASHI_INDEXES.map(rashiStem)).toEqual(rashis)
  expect(names.te.rashis.map(stemOf)).toEqual(rashis)
  expect(names.te.masas.map(stemOf)).toEqual(masas)
})
