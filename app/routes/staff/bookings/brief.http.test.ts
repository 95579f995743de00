import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation, givenService, TEST_KEYS } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { saveNotes } from '#usecases/sessions/update-session.ts'

const clock = createTestClock()
const pathOf = ({ id }: { id: string }) => `/staff/bookings/${id}`

async function enterDesk(parts: Partial<Parameters<typeof createSite>[0]> = {}): Promise<Visitor & { id: string }> {
  const site = await createSite({ db: database(), clock: clock.now, ...parts })
  const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  return { ...createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) }), id }
}

const booked = (form: Parameters<typeof givenBooking>[1] = {}) =>
  givenBooking(database(), { now: clock.now(), state: 'verified', ...form })
const asked = async (currentLocation: string) =>
  booked({ service: await givenConsultation(database(), 'Prasna'), form: { currentLocation } })

const viewersOf = async ({ id }: { id: string }) => {
  const entries = await listAudit(database(), { subject: { kind: 'booking', id } })
  return entries.filter(({ action }) => action === 'birth-details-viewed').map(({ actorId }) => actorId)
}

describe('a session brief', () => {
  let astrologer: Visitor & { id: string }
  beforeAll(async () => {
    astrologer = await enterDesk()
  })

  test('a session brief shows chart, dasha, transits and panchanga, and is linked from its card', async () => {
    const booking = await booked()

    const page = await (await astrologer.get(`${pathOf(booking)}/brief`)).text()

    for (const text of ['Rashi', 'Navamsha', 'Running dasha', 'Mahadasha', 'Transits at the session', 'Rahu kalam']) {
      expect(page).toContain(text)
    }
    expect(page).toContain('Cast for Mysuru, Karnataka, India.')
    expect(await (await astrologer.get('/astrologer-dashboard')).text()).toContain(`${pathOf(booking)}/brief`)
  })

  test('a session brief lists earlier sessions with their notes, and what has changed since the last one', async () => {
    const { id: userId } = await givenUser(database(), { password: null })
    const years = (count: number) => new Date(clock.now().getTime() + count * 365 * DAY_MS)
    const first = await booked({ userId, now: years(-6) })
    const notes = { bookingId: first.id, staffId: astrologer.id, notes: 'Asked about a move to Pune.', version: 0 }
    await saveNotes(database(), TEST_KEYS, notes, clock.now())
    const second = await booked({ userId })

    const page = await (await astrologer.get(`${pathOf(second)}/brief`)).text()
    const earlier = await (await astrologer.get(`${pathOf(first)}/brief`)).text()

    expect(page).toContain('Earlier sessions')
    expect(page).toContain('Asked about a move to Pune.')
    expect(page).toContain(`href="${pathOf(first)}"`)
    expect(page).toMatch(/Saturn in [^,<]+, was in [^,<]+</)
    expect(page).toMatch(/Antardasha: \w+, was \w+/)
    expect(earlier).not.toContain('Earlier sessions')
  })

  test('a session brief is a PDF with the booking code and not the client in its file name', async () => {
    const booking = await booked()

    const response = await astrologer.get(`${pathOf(booking)}/brief.pdf`)

    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="brief-${booking.code}.pdf"`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  })

  test('a session brief draws the PDF and the page in the style that the astrologer chose last', async () => {
    const booking = await booked()
    const visitor = await enterDesk()
    const pdfIn = async (style: string) => {
      visitor.cookies.set('chart-style', { value: style, path: '/' })
      return (await visitor.get(`${pathOf(booking)}/brief.pdf`)).text()
    }

    const [unknown, north, south, east] = [
      await pdfIn('upside-down'),
      await pdfIn('north'),
      await pdfIn('south'),
      await pdfIn('east'),
    ]
    expect(unknown).toBe(north)
    expect(new Set([north, south, east]).size).toBe(3)
    const page = await (await visitor.get(`${pathOf(booking)}/brief`)).text()
    expect(page.match(/<input[^>]*checked[^>]*>/g)?.map((radio) => /value="(\w+)"/.exec(radio)?.[1])).toEqual([
      'east',
      'east',
    ])
  })

  test.each(['', '/brief', '/brief.pdf'])('I7: a session brief records who opens %s', async (part) => {
    const booking = await booked()

    await astrologer.get(`${pathOf(booking)}${part}`)

    expect(await viewersOf(booking)).toEqual([astrologer.id])
  })

  test('a session brief of a birth without a time shows the signs of the day, on the page and as a PDF', async () => {
    const service = await givenService(database(), { name: 'Rectification', needsBirthTime: false })
    const booking = await booked({ service, form: { birthTime: '' } })

    const pages = await Promise.all(
      ['', '/brief'].map(async (part) => (await astrologer.get(`${pathOf(booking)}${part}`)).text()),
    )
    const pdf = await astrologer.get(`${pathOf(booking)}/brief.pdf`)

    for (const page of pages) expect(page).toContain('The time of birth is not known')
    expect(pages[0]).toContain(`${pathOf(booking)}/brief`)
    expect(pages[1]).toContain('Born February 28, 1990, time not known')
    expect(pages[1]).toContain(`${pathOf(booking)}/brief.pdf`)
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true)
    for (const path of ['/astrologer-dashboard', `/staff/clients/${booking.userId}`]) {
      expect((await astrologer.get(path)).status).toBe(200)
    }
  })

  test('a session brief of a Prasna is cast for the instant and place of asking, without a dasha', async () => {
    const booking = await asked('19.0760, 72.8777')

    const page = await (await astrologer.get(`${pathOf(booking)}/brief`)).text()

    expect(page).toContain('Cast for 19.076° N, 72.878° E.')
    expect(page).toMatch(/Asked \w+ \d+, \d{4}, \d\d:\d\d:\d\d/)
    expect(page).not.toContain('Running dasha')
    expect(page).not.toContain('Transits at the session')
  })

  test('a session brief of a Prasna asked at an unknown place says where it was cast instead', async () => {
    const booking = await asked('on the road')

    const page = await (await astrologer.get(`${pathOf(booking)}/brief`)).text()

    expect(page).toContain('The client’s location could not be read, so the chart is cast for ')
  })

  test('B5: a session brief is open to every astrologer, and records who opened it (decision 0053)', async () => {
    const booking = await booked()
    const colleague = await enterDesk()

    await astrologer.get(pathOf(booking))
    const response = await colleague.get(pathOf(booking))

    expect(response.status).toBe(200)
    expect(new Set(await viewersOf(booking))).toEqual(new Set([astrologer.id, colleague.id]))
  })
})

describe('birth details with a missing key', () => {
  let astrologer: Visitor & { id: string }
  beforeAll(async () => {
    astrologer = await enterDesk({ keyRing: ['another key than the one they were sealed with'] })
  })

  test.each(['', '/brief'])('birth details with a missing key are reported missing on the page %s', async (part) => {
    const booking = await booked()

    const response = await astrologer.get(`${pathOf(booking)}${part}`)

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('because the encryption key is missing')
  })

  test('birth details with a missing key do not break the dashboard, and no view is recorded', async () => {
    const booking = await booked()

    const response = await astrologer.get('/astrologer-dashboard')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('because the encryption key is missing')
    expect(await viewersOf(booking)).toEqual([])
  })

  test('birth details with a missing key have no PDF', async () => {
    expect((await astrologer.get(`${pathOf(await booked())}/brief.pdf`)).status).toBe(404)
  })
})
