import fc from 'fast-check'
import { expect, test } from 'vitest'
import { muhurtaResult } from '../command/almanac/muhurta-result.ts'
import { panchangaAt } from '../panchanga/panchanga-at.ts'
import type { CivilDate } from '../time/julian-day.ts'
import { BOOK_IDS, type BookId, type CustomBook, rulesFor } from './books.ts'
import { compareBooks } from './compare-books.ts'
import type { Person } from './conditions.ts'
import { explainDay, findMuhurtas, type MuhurtaSearch, rankMuhurtas } from './find-muhurta.ts'
import { PURPOSE_RULES, PURPOSES, type Purpose } from './purposes.ts'
import { RULES } from './rules.ts'

const DELHI = { lat: 28.6139, lon: 77.209, utcOffsetMinutes: 330 }
const MINUTE = 1 / 1440

function dateOf(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

function search(purpose: Purpose, from: string, to: string, fields: Partial<MuhurtaSearch> = {}) {
  const found = findMuhurtas({ ...DELHI, purpose, from: dateOf(from), to: dateOf(to), ...fields })
  if (!found.ok) throw new Error(found.refusal)
  return found.value
}

function closedBy(date: string, fields: Partial<MuhurtaSearch> = {}) {
  return search('marriage', date, date, fields).closed[0]?.forbidding
}

function command(purpose: Purpose, date: string) {
  const outcome = muhurtaResult({ ...DELHI, purpose, from: date, to: date })
  return outcome.ok ? (outcome.value as { windows: { from: string; to: string }[] }).windows : outcome.refusal
}

test.each([
  // Published windows of New Delhi: a few minutes, two parts, and a quarter of Revati by time.
  ['2027-01-18', [['2027-01-18 21:06', '2027-01-18 21:13']]],
  [
    '2027-02-10',
    [
      ['2027-02-10 07:04', '2027-02-10 14:46'],
      ['2027-02-11 03:05', '2027-02-11 07:03'],
    ],
  ],
  ['2026-11-21', [['2026-11-21 06:48', '2026-11-22 00:09']]],
])('finds the published marriage windows of %s', (date, windows) => {
  expect(command('marriage', date)).toEqual(windows.map(([from, to]) => ({ date, from, to })))
})

test.each([
  ['grihaPravesha', '2024-11-07', '2024-11-08 00:35'],
  ['propertyPurchase', '2022-12-29', '2022-12-29 07:13'],
  ['vehiclePurchase', '2025-01-31', '2025-01-31 14:00'],
] as const)('finds the published window for %s on %s', (purpose, date, from) => {
  expect(command(purpose, date)).toMatchObject([{ from }])
})

// Single days of published lists, each for a rule: those listed are found, and those left out are not.
test.each([
  {
    purpose: 'marriage',
    // Four quarters of Magha but the first; Revati without its last; Tula after the rising of Vishnu.
    listed: ['2026-11-21', '2026-12-05', '2027-02-10', '2027-11-15', '2026-03-12', '2026-07-11'],
    leftOut: ['2026-02-04', '2026-05-18', '2026-07-12', '2026-11-20', '2026-03-14'],
  },
  {
    purpose: 'grihaPravesha',
    // Windows that begin late at night with a star or a lunar day; Kartika, Dhanu and Meena.
    listed: ['2023-01-30', '2023-02-10', '2024-02-28', '2024-11-07', '2024-12-25', '2024-01-03', '2023-03-17'],
    // The dark thirteenth; Sunday; Venus set.
    leftOut: ['2023-02-18', '2024-07-04', '2024-11-28', '2024-12-28', '2024-11-17', '2024-06-19'],
  },
  {
    purpose: 'vehiclePurchase',
    // Both Ekadashis; days that begin in an empty lunar day; a window that begins just before nine in the evening.
    listed: ['2025-01-24', '2025-04-24', '2026-01-12', '2025-05-02', '2025-04-06', '2025-03-19', '2025-09-07'],
    // Windows that begin after nine; the fortnight of the ancestors; Saturday.
    leftOut: ['2025-02-06', '2025-02-16', '2025-11-27', '2025-09-10', '2025-09-14', '2025-01-04'],
  },
  {
    purpose: 'propertyPurchase',
    // Full and new moon, and the empty fourth.
    listed: ['2024-01-25', '2025-12-19', '2024-03-29', '2022-12-29', '2025-12-05'],
    leftOut: ['2024-01-24', '2025-12-12', '2022-12-03'],
  },
] as const)('lists the published days for $purpose and no others', ({ purpose, listed, leftOut }) => {
  const found = (date: string) => search(purpose, date, date).windows.length > 0

  expect(listed.filter((date) => !found(date))).toEqual([])
  expect(leftOut.filter(found)).toEqual([])
})

test('says by which rule a late window is left out, and lists it in a book without the rule', () => {
  const day = (fields: Partial<MuhurtaSearch> = {}) => search('vehiclePurchase', '2025-02-06', '2025-02-06', fields)

  expect(day().closed[0]?.forbidding).toContain('late-start')
  expect(day({ book: { base: 'drik', off: ['late-start'] } }).windows).toHaveLength(1)
})

test('enters a house on the dark thirteenth in the book of the other northern almanac', () => {
  const day = (book: BookId) => search('grihaPravesha', '2030-06-28', '2030-06-28', { book }).windows

  expect([day('drik'), day('astrosage')].map(({ length }) => length)).toEqual([0, 1])
})

test('keeps to daylight when asked', () => {
  const { windows } = search('grihaPravesha', '2024-11-16', '2024-11-18', { isDaytimeOnly: true })
  const whole = search('grihaPravesha', '2024-11-16', '2024-11-18').windows

  expect(whole).toHaveLength(2)
  expect(windows.map(({ date }) => date.day)).toEqual([18])
})

test.each([
  ['2026-02-04', 'venus-set'],
  ['2026-07-12', 'jupiter-set'],
  ['2026-05-18', 'adhika-month'],
  ['2026-11-20', 'chaturmas'],
  ['2026-03-14', 'kharmas'],
])('leaves out %s by the rule %s alone', (date, rule) => {
  expect(closedBy(date)).toContain(rule)
  expect(search('marriage', date, date, { book: { base: 'drik', off: [rule] } }).windows).not.toEqual([])
})

test('lets Venus be seen earlier where the ecliptic is steeper', () => {
  expect(closedBy('2026-02-04')).toContain('venus-set')
  expect(closedBy('2026-02-04', { lat: 8.5, lon: 76.95 }) ?? []).not.toContain('venus-set')
})

const dates = fc.integer({ min: 2, max: 73000 }).map((day) => {
  const date = new Date(Date.UTC(1900, 0, day))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
})
const purposes = fc.constantFrom(...PURPOSES)
const books = fc.constantFrom(...BOOK_IDS)
const places = fc.record({
  lat: fc.double({ min: -50, max: 50, noNaN: true }),
  lon: fc.double({ min: -170, max: 170, noNaN: true }),
})

function explain(purpose: Purpose, date: CivilDate, fields: Partial<MuhurtaSearch> = {}) {
  const day = explainDay({ ...DELHI, purpose, date, ...fields })
  if (!day.ok) throw new Error(day.refusal)
  return day.value
}

function activeRules(purpose: Purpose, book: BookId | CustomBook) {
  const rules = rulesFor(purpose, book)
  if (!rules.ok) throw new Error(rules.refusal)
  return rules.value
}

test('never opens a window over a rule that forbids it', { timeout: 60_000 }, () => {
  const person = fc.record({ nakshatra: fc.nat(26), rashi: fc.nat(11) })
  fc.assert(
    fc.property(purposes, books, dates, places, person, (purpose, book, date, { lat, lon }, one) => {
      const utcOffsetMinutes = Math.round(lon * 4)
      const { windows, vetoes } = explain(purpose, date, { lat, lon, utcOffsetMinutes, book, people: [one] })
      const lists = activeRules(purpose, book)
      for (const { startJdUt, endJdUt } of windows) {
        for (const { spans } of vetoes) {
          for (const span of spans) expect(span.endJdUt <= startJdUt || span.startJdUt >= endJdUt).toBe(true)
        }
        const limbs = panchangaAt((startJdUt + endJdUt) / 2)
        if (!limbs.ok) throw new Error(limbs.refusal)
        const among = (id: string) => {
          const condition = lists.find((rule) => rule.id === id)?.condition
          return condition?.kind === 'limb' ? (condition.among as readonly number[]) : undefined
        }
        expect(among('star') ?? [limbs.value.nakshatra.index]).toContain(limbs.value.nakshatra.index)
        expect(among('tithi') ?? [limbs.value.tithi.index]).toContain(limbs.value.tithi.index)
        expect(among('yoga') ?? []).not.toContain(limbs.value.yoga.index)
        expect(among('karana') ?? []).not.toContain(limbs.value.karana.index)
      }
    }),
    { numRuns: 60 },
  )
})

test('moves windows that begin at sunrise with the Sun, and leaves those that begin with a star', () => {
  const west = { ...DELHI, lon: DELHI.lon - 5 }
  const later = (date: string) => {
    const start = (place: typeof DELHI) => search('marriage', date, date, place).windows[0]?.startJdUt ?? 0
    return (start(west) - start(DELHI)) / MINUTE
  }

  expect(later('2027-03-10')).toBeCloseTo(20, 0)
  expect(Math.abs(later('2026-11-24'))).toBeLessThan(0.01)
})

test('opens a closed day when the rules it names give way', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(purposes, dates, (purpose, date) => {
      const found = findMuhurtas({ ...DELHI, purpose, from: date, to: date })
      const closed = found.ok ? found.value.closed[0] : undefined
      if (!closed) return
      const { rules, startJdUt, endJdUt } = closed.relaxation
      expect(closed.forbidding).toEqual(expect.arrayContaining(rules))

      const { windows } = explain(purpose, date, { book: { base: 'drik', off: rules } })

      expect(windows.some((window) => window.startJdUt <= startJdUt && window.endJdUt >= endJdUt)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('makes a rule weaker in a book of one’s own', () => {
  const weaker = { base: 'drik', weaker: ['venus-set'] } as const
  const [window] = search('marriage', '2026-02-03', '2026-02-03', { book: weaker }).windows

  expect(window?.weakens.map(({ rule }) => rule)).toContain('venus-set')
  expect(rulesFor('marriage', { base: 'drik', off: ['no-such-rule'] })).toEqual({ ok: false, refusal: 'unknown-rule' })
})

test('closes the days of chandrashtama and naidhana to the people they belong to', () => {
  // The Moon is in Rohini, Vrishabha: the eighth sign from Tula, and the seventh star from Shatabhisha.
  expect(closedBy('2027-12-12', { people: [{ nakshatra: 14, rashi: 6 }] })).toContain('chandrashtama')
  expect(closedBy('2027-12-12', { people: [{ nakshatra: 24, rashi: 10 }] })).toContain('tara-naidhana')
  expect(search('marriage', '2027-12-12', '2027-12-12').windows).toHaveLength(1)
})

test('counts the birth lagna and the running dasha of people whose hour is known', () => {
  const person = { nakshatra: 3, rashi: 1 }
  const found = (one: Person) =>
    search('grihaPravesha', '2026-11-25', '2026-11-25', { people: [one] }).windows.flatMap(({ supports, weakens }) => ({
      days: supports.reduce(
        (sum, { rule, startJdUt, endJdUt }) => sum + (rule === 'birth-rising' ? endJdUt - startJdUt : 0),
        0,
      ),
      weakens: weakens.map(({ rule }) => rule),
    }))

  // Rohini begins with the Moon's ten years: five years later the Moon still rules, twelve years later Mars does.
  const noon = 2461370
  const withHour = found({ ...person, lagna: 4, dashaStart: noon - 5 * 365.25 })
  const inMars = found({ ...person, lagna: 4, dashaStart: noon - 12 * 365.25 })

  expect(found(person)[0]?.weakens).not.toContain('dasha-lord')
  expect(withHour[0]?.weakens).toEqual(expect.arrayContaining(['dasha-lord', 'birth-eighth-rising']))
  expect(withHour[0]?.days).toBeGreaterThan(found(person)[0]?.days ?? 0)
  expect(inMars[0]?.weakens).toContain('dasha-lord')
})

test('keeps a journey from the direction of the thorn of the weekday', () => {
  // A Thursday in Pushya.
  const journey = (direction: 'east' | 'south') => search('travel', '2026-04-23', '2026-04-23', { direction })

  expect(journey('south').closed[0]?.forbidding).toContain('disha-shula')
  expect(journey('east').windows).not.toEqual([])
})

test('takes the first naidhana for a veto and the later ones for a weakness', () => {
  const weakened = (nakshatra: number) =>
    search('marriage', '2027-12-12', '2027-12-12', { people: [{ nakshatra, rashi: 1 }] }).windows[0]?.weakens

  expect(weakened(24)).toBeUndefined()
  expect(weakened(15)?.map(({ rule }) => rule)).toContain('tara-bala')
})

test('says which rule of two books keeps a day out', () => {
  // A Saturday: open in the North, closed by weekday in the South.
  const compared = compareBooks({ ...DELHI, purpose: 'marriage', date: dateOf('2026-11-21') }, 'drik', 'tamil')
  if (!compared.ok) throw new Error(compared.refusal)

  expect(compared.value.days.map(({ windows }) => windows.length)).toEqual([1, 0])
  expect(compared.value.only[1]).toContain('weekday')
})

test('names the best half hour of a window with the rules that hold in it', () => {
  const { windows } = search('marriage', '2026-11-21', '2026-12-12', { isDaytimeOnly: true })

  expect(windows.length).toBeGreaterThan(5)
  for (const { startJdUt, endJdUt, best, supports, weakens } of windows) {
    const minutes = (best.endJdUt - best.startJdUt) / MINUTE
    expect(minutes).toBeCloseTo(Math.min(30, (endJdUt - startJdUt) / MINUTE), 3)
    const during = (at: number) => (finding: (typeof supports)[number]) =>
      finding.startJdUt <= at && at < finding.endJdUt ? [finding.rule] : []
    for (const at of [0.1, 0.5, 0.9].map((part) => best.startJdUt + part * (best.endJdUt - best.startJdUt))) {
      expect(supports.flatMap(during(at))).toEqual(expect.arrayContaining(best.supports))
      expect(best.weakens).toEqual(expect.arrayContaining(weakens.flatMap(during(at))))
    }
  }
})

test('ranks windows by their best part', () => {
  const ranked = rankMuhurtas(search('marriage', '2027-02-01', '2027-02-28').windows)
  const scores = ranked.map(({ best }) => best.score)

  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  for (const { startJdUt, endJdUt, best } of ranked) {
    expect(best.startJdUt).toBeGreaterThanOrEqual(startJdUt)
    expect(best.endJdUt).toBeLessThanOrEqual(endJdUt)
  }
})

test('knows every rule by one name and gives every purpose its tables', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  expect(PURPOSES.length).toBeGreaterThanOrEqual(14)
  for (const purpose of PURPOSES) {
    const { table, verdicts } = PURPOSE_RULES[purpose]
    expect(table.stars).not.toContain(-1)
    expect(RULES.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(verdicts)))
  }
})

test('searches a year for two people below a second of computing', () => {
  const people = [
    { nakshatra: 3, rashi: 1 },
    { nakshatra: 16, rashi: 7 },
  ]
  const seconds = [2026, 2027, 2028].map((year) => {
    const before = process.cpuUsage()
    search('marriage', `${year}-01-01`, `${year}-12-31`, { people })
    return process.cpuUsage(before).user / 1e6
  })

  expect(Math.min(...seconds)).toBeLessThan(1)
})

test('refuses bad searches by name', () => {
  const refusalOf = (fields: object) =>
    muhurtaResult({ ...DELHI, purpose: 'marriage', from: '2026-01-01', to: '2026-01-31', ...fields })

  expect(refusalOf({ purpose: 'lottery' })).toEqual({ ok: false, refusal: 'unknown-purpose' })
  expect(refusalOf({ book: 'lal-kitab' })).toEqual({ ok: false, refusal: 'unknown-book' })
  expect(refusalOf({ from: '2026-02-30' })).toEqual({ ok: false, refusal: 'not-a-date' })
  expect(refusalOf({ to: '2025-12-31' })).toEqual({ ok: false, refusal: 'to-before-from' })
  expect(refusalOf({ to: '2035-12-31' })).toEqual({ ok: false, refusal: 'range-too-long' })
  expect(refusalOf({ direction: 'up' })).toEqual({ ok: false, refusal: 'unknown-direction' })
  expect(refusalOf({ people: [{}] })).toEqual({ ok: false, refusal: 'moonLon-missing' })
  expect(refusalOf({ people: [{ moonLon: 50, utc: 'then' }] })).toEqual({ ok: false, refusal: 'not-a-utc-time' })
  expect(refusalOf({ lat: 78 })).toEqual({ ok: false, refusal: 'no-sunrise' })
})
