import { beforeAll, expect, test } from 'vitest'
import type { AuditAction } from '#domain/audit-actions.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

type Booking = Awaited<ReturnType<OpenedDesk['booked']>>
type Deed = {
  readonly action: AuditAction
  readonly act: (booking: Booking) => Promise<Response>
  /** What the entry says; it never contains what was typed. */
  readonly entry: (booking: Booking) => Readonly<Record<string, unknown>>
}

const about = (subjectKind: string, subjectId: string, details = {}) => ({ subjectKind, subjectId, details })
const pathOf = ({ id }: Booking) => `/staff/bookings/${id}`

const DEEDS: readonly Deed[] = [
  {
    action: 'client-viewed',
    act: ({ userId }) => desk.astrologer.get(`/staff/clients/${userId}`),
    entry: ({ userId }) => about('user', userId),
  },
  {
    action: 'client-state-changed',
    act: ({ userId }) => desk.astrologer.post(`/staff/clients/${userId}`, { state: '36' }),
    entry: ({ userId }) => about('user', userId),
  },
  {
    action: 'meeting-link-changed',
    act: (booking) =>
      desk.astrologer.post(pathOf(booking), { intent: 'link', meetingLink: 'https://meet.example.com/asha' }),
    entry: ({ id }) => about('booking', id),
  },
  {
    action: 'meeting-link-changed',
    act: () =>
      desk.astrologer.post('/staff/week/diary', {
        intent: 'meeting',
        callWay: 'we-call',
        callNumber: '',
        way: 'link',
        roomServer: 'https://meet.jit.si',
        link: 'https://meet.example.com/practice',
      }),
    entry: () => about('practice', 'meeting-link'),
  },
  {
    action: 'notes-changed',
    act: (booking) => desk.astrologer.post(pathOf(booking), { intent: 'notes', privateNotes: 'Saturn', version: '0' }),
    entry: ({ id }) => about('booking', id),
  },
  {
    action: 'reminders-sent-by-staff',
    act: () => desk.astrologer.post(DESK, { intent: 'send-reminders' }),
    entry: () => ({ subjectKind: null, details: { queued: expect.any(Number) } }),
  },
  {
    action: 'brief-exported',
    act: (booking) => desk.astrologer.get(`${pathOf(booking)}/brief.pdf`),
    entry: ({ id }) => about('booking', id),
  },
  {
    action: 'reading-exported',
    act: (booking) => desk.astrologer.get(`${pathOf(booking)}/reading.pdf`),
    entry: ({ id }) => about('booking', id),
  },
  {
    action: 'accounts-exported',
    act: () => desk.astrologer.get('/staff/money/export.csv?what=invoices&from=2026-11-01&until=2026-11-16'),
    entry: () => ({ subjectKind: null, details: { what: 'invoices', from: '2026-11-01', until: '2026-11-16' } }),
  },
]

test.each(DEEDS)('audits what staff do: $action', async ({ action, act, entry }) => {
  const booking = await desk.booked({ state: 'verified' })
  const response = await act(booking)
  expect(response.status).toBeLessThan(400)

  const [latest] = await listAudit(database(), { actorId: desk.astrologer.userId })
  expect(latest).toMatchObject({ action, at: clock.now(), ...entry(booking) })
})

test('does not audit a meeting link that is saved unchanged', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const save = () =>
    desk.astrologer.post(pathOf(booking), { intent: 'link', meetingLink: 'https://meet.example.com/x' })

  await save()
  await save()

  const entries = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })
  expect(entries.filter(({ action }) => action === 'meeting-link-changed')).toHaveLength(1)
})

test('audits the view of a client once a day', async () => {
  const { userId } = await desk.booked({ state: 'verified' })
  const countViews = async () => {
    const entries = await listAudit(database(), { subject: { kind: 'user', id: userId } })
    return entries.filter(({ action }) => action === 'client-viewed').length
  }

  for (let views = 0; views < 3; views += 1) await desk.astrologer.get(`/staff/clients/${userId}`)
  expect(await countViews()).toBe(1)

  clock.advance({ hours: 1, days: 1 })
  await (await desk.visitorFor(desk.astrologer.userId)).get(`/staff/clients/${userId}`)
  expect(await countViews()).toBe(2)
})
