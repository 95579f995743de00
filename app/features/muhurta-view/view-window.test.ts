import { julianDayFromUnix } from '@muhurta/jyotish'
import type { MuhurtaWindow } from '@muhurta/jyotish/muhurta'
import { expect, test } from 'vitest'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { answerMarkdown } from './answer-markdown.ts'
import { viewWindow } from './view-window.ts'

const UJJAIN: AlmanacPlace = {
  sunrise: 'upperLimb',
  name: 'Ujjain',
  region: 'Madhya Pradesh',
  country: 'India',
  lat: 23.18,
  lon: 75.78,
  timeZone: 'Asia/Kolkata',
}

/** In India. Starts are rounded up to a minute and ends down, so each is a second inside of it. */
const at = (time: string, seconds: number) => julianDayFromUnix(Date.parse(`${time}:00+05:30`) + seconds * 1000)
const span = (from: string, to: string) => ({ startJdUt: at(from, -1), endJdUt: at(to, 1) })

/** On the day of the almanac that begins at the sunrise of Friday, December 11. */
const friday = (changes: Partial<MuhurtaWindow>): MuhurtaWindow => {
  const whole = span('2026-12-12T03:05', '2026-12-12T05:00')
  return {
    ...whole,
    date: { year: 2026, month: 12, day: 11 },
    best: { ...whole, score: 3, supports: [], weakens: [] },
    supports: [],
    weakens: [],
    ...changes,
  }
}

test('a window after midnight has the civil day on which it begins', () => {
  const { day, date, from } = viewWindow(friday({}), UJJAIN)

  expect([day, date, from]).toEqual(['Saturday, December 12, 2026', '2026-12-11', '3:05\u00a0AM'])
})

test('a time after midnight has its date beside the day before', () => {
  const around = span('2026-12-11T23:10', '2026-12-12T03:05')
  const best = { ...span('2026-12-11T23:50', '2026-12-12T00:20'), score: 3, supports: [], weakens: [] }
  const { day, to, whole } = viewWindow(friday({ ...around, best }), UJJAIN)

  expect(whole.to).toBe('Sat, Dec 12, 3:05\u00a0AM')
  expect([day, to]).toEqual(['Friday, December 11, 2026', 'Sat, Dec 12, 12:20\u00a0AM'])
})

test('the reasons that are sent are those of the best half hour, and those of other hours have their time', () => {
  const window = friday({
    ...span('2026-12-11T09:00', '2026-12-11T14:00'),
    best: { ...span('2026-12-11T09:00', '2026-12-11T09:30'), score: 3, supports: [], weakens: [] },
    supports: [{ rule: 'abhijit', ...span('2026-12-11T11:50', '2026-12-11T12:30') }],
    weakens: [{ rule: 'rahu-kalam', ...span('2026-12-11T10:30', '2026-12-11T12:00') }],
  })
  const search: FinderSearch = {
    purpose: 'marriage',
    place: UJJAIN,
    from: '2026-12-01',
    to: '2026-12-31',
    book: 'drik',
    direction: null,
    isDaytimeOnly: true,
    people: [],
    day: null,
    ownBook: null,
  }

  const text = answerMarkdown(search, [{ window: viewWindow(window, UJJAIN), note: '' }])

  expect(text).toContain('For it: Nothing special.')
  expect(text).toContain('Against it: Nothing')
  expect(text).toMatch(/The whole good time is 9:00\sAM to 2:00\sPM\./)
  expect(text).toMatch(/Against other hours of it: Rahu kalam \(10:30\sAM to 12:00\sPM\)\./)
  expect(text).not.toContain('Abhijit')
})
