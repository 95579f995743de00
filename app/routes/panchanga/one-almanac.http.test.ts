import { beforeAll, expect, test } from 'vitest'
import { findCity } from '#db/gazetteer/cities.ts'
import { practice } from '#db/schema/content.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { istTime } from '#domain/time/india-time.ts'
import { festivalEve } from '#mail/almanac/festival-eve.ts'
import { database } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { SITE } from '#test/factories/newsletter.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { anEmail, listEmailsTo } from '#test/factories/visitors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { changeFestivalReminders } from '#usecases/visitors/festival-reminders.ts'
import { queueFestivalEmails } from '#usecases/visitors/queue-festival-emails.ts'

/** Devutthana Ekadashi is on the 20th; the evenings before it in India and America. */
const NOW = new Date('2026-11-18T20:00:00Z')
const DATE = '2026-11-20'
const EVENINGS = ['2026-11-19T13:00:00Z', '2026-11-19T20:00:00Z', '2026-11-20T00:00:00Z']
const A_READER = { address: 'asha@example.com', name: null, now: NOW, timeZone: 'Asia/Kolkata' }

beforeAll(async () => {
  await loadSampleContent(database())
})

/** A site of a practice that has its almanac in a city, and labels its free times. */
async function siteIn(city: string, almanacSunrise: 'upperLimb' | 'hindu'): Promise<TestSite> {
  const found = await findCity(city)
  if (!found) throw new Error(city)
  const { name, lat, lon } = found
  const changes = { almanacPlace: name, almanacLat: lat, almanacLon: lon, almanacSunrise, labelsSlots: true }
  await database().update(practice).set(changes)
  return createSite({ db: database(), appUrl: 'https://practice.example', clock: () => NOW })
}

async function emailOf(city: string) {
  const email = anEmail()
  const chosen = { email, city: city.replaceAll('-', ' '), lists: ['ekadashi'], region: '' }
  await changeFestivalReminders(database(), { ...chosen, hasFamily: false, now: NOW })
  for (const evening of EVENINGS)
    await queueFestivalEmails(database(), { keys: TEST_KEYS, site: SITE }, new Date(evening))
  const [queued] = await listEmailsTo(database(), email)
  const { blocks } = festivalEve.compose(queued?.payload as EmailOf<'festival-eve'>, A_PRACTICE, A_READER)
  return new Map(
    blocks.flatMap((block) => (block.type === 'facts' ? block.rows : [])).map(([label, text]) => [label, plain(text)]),
  )
}

const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ')

async function read(site: TestSite, path: string): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(200)
  return plain(await response.text())
}

/** What a page says, without its tags and the remarks beside a name. */
function textOf(page: string): string {
  const said = page.replace(/<(script|style).*?<\/\1>/gs, '').replace(/<span class="hint">.*?<\/span>/gs, '')
  return said.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const CLOCK = String.raw`((?:\w{3} )?\d{1,2}:\d\d [AP]M)`

/** Every pair of times that a page has behind a name: one, however often it is said. */
function spanOf(text: string, name: string): string[] {
  const pairs = [...text.matchAll(new RegExp(`${name} (?:\\([^)]*\\) |till )?${CLOCK} (?:to )?${CLOCK}`, 'g'))]
  expect(new Set(pairs.map(([, from, to]) => `${from} ${to}`)).size, name).toBe(1)
  return pairs[0]?.slice(1) ?? []
}

/** The day of a calendar feed. */
async function entryOf(site: TestSite, path: string): Promise<string> {
  const feed = (await read(site, path)).replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll('\\n', '\n')
  const entries = feed
    .split('BEGIN:VEVENT')
    .filter((entry) => entry.includes(`DTSTART;VALUE=DATE:${DATE.replaceAll('-', '')}`))
  return entries.join('\n')
}

const INDIAN = [
  ['new-delhi', 'upperLimb'],
  ['mumbai', 'hindu'],
  ['kolkata', 'upperLimb'],
  ['bengaluru', 'hindu'],
  ['chennai', 'upperLimb'],
  ['hyderabad', 'hindu'],
  ['ahmedabad', 'upperLimb'],
  ['srinagar', 'hindu'],
  ['varanasi', 'upperLimb'],
  ['kochi', 'hindu'],
  ['guwahati', 'upperLimb'],
  ['ujjain', 'hindu'],
] as const

test.each([...INDIAN, ['london', 'upperLimb'], ['new-york-city', 'hindu']] as const)(
  'the panchanga, the month, the feeds, the festival and its email say the same times in %s (%s)',
  async (city, sunrise) => {
    const site = await siteIn(city, sunrise)
    const day = textOf(await read(site, `/panchanga/${city}/${DATE}`))
    const month = textOf(await read(site, `/panchanga/${city}/${DATE.slice(0, 7)}`))
    const days = await entryOf(site, `/panchanga/${city}/days.ics`)
    const festival = await read(site, `/festivals/devutthana-ekadashi?city=${city}`)
    const fasts = await entryOf(site, `/festivals/${city}/ekadashi.ics`)
    const email = await emailOf(city)

    const [, rises] = new RegExp(`Sunrise ${CLOCK}`).exec(day) ?? []
    const [, sets] = new RegExp(`Sunset ${CLOCK}`).exec(day) ?? []
    const [kalamFrom, kalamTo] = spanOf(day, 'Rahu kalam')
    const [tithiFrom, tithiTo] = spanOf(day, 'Shukla Ekadashi')
    expect(month).toContain(`Sun ${rises} to ${sets}`)
    expect(days).toContain(`Sun ${rises} to ${sets}`)
    expect(days).toContain(`Rahu kalam: ${kalamFrom}–${kalamTo}`)
    const [, tithi = '', till] = new RegExp(`Tithi: ([\\w ]+) till ${CLOCK}`).exec(days) ?? []
    expect(spanOf(day, tithi)[1]).toBe(till)
    expect(email.get('Shukla Ekadashi')).toBe(`${tithiFrom} to ${tithiTo}`)
    expect([...email.keys()]).toContain('Break the fast')
    for (const [label, text] of email) {
      expect(festival).toContain(`<dt>${label}</dt><dd>${text}`)
      expect(fasts).toContain(`${label}: ${text}`)
    }
  },
)

const GOOD = ['Amrit', 'Shubh', 'Labh']

/** Minutes of the day from the text of a clock. */
function minutes(time: string | undefined): number {
  const [, hour, minute, half] = /(\d+):(\d\d) ([AP])M/.exec(time ?? '') ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0)
}

test.each(INDIAN)('the labels of free times are those of the panchanga in %s (%s)', async (city, sunrise) => {
  const site = await siteIn(city, sunrise)
  const booking = await read(site, '/book/consultation/full-life-prediction')
  const starts = [...booking.matchAll(/name="preferredTime"[^>]*value="([^"]+)".*?<\/label>/gs)].map(
    ([label, start = '']) => ({
      startsAt: new Date(start),
      labels: /class="hour-labels">([^<]*)/.exec(label)?.[1] ?? '',
    }),
  )
  const date = starts[0]?.startsAt.toISOString().slice(0, 10)
  const day = textOf(await read(site, `/panchanga/${city}/${date}`))
  const [from, to] = spanOf(day, 'Rahu kalam').map(minutes)
  const good = [...day.matchAll(new RegExp(`(?:${GOOD.join('|')}) (?:good )?${CLOCK} (?:to )?${CLOCK}`, 'g'))]

  expect(starts.length).toBeGreaterThan(3)
  expect(good.length).toBeGreaterThan(3)
  for (const { startsAt, labels } of starts) {
    const at = minutes(clock(startsAt))
    expect(labels.includes('Rahu kalam'), clock(startsAt)).toBe((from ?? 0) <= at && at < (to ?? 0))
    if (labels.includes('Good choghadiya')) {
      expect(
        good.some(([, start, end]) => minutes(start) <= at && at < minutes(end)),
        clock(startsAt),
      ).toBe(true)
    }
  }
})

function clock(instant: Date): string {
  const [hour = 0, minute = 0] = istTime(instant).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
