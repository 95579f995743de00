import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { withPracticeTexts } from '#app/features/horoscope/conventions-form.ts'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import type { ChartNoteView } from '#app/features/studio/chart-notes.tsx'
import type { SavedBirth, SecondChart } from '#app/features/studio/second-chart.ts'
import type { StudioRequest } from '#app/features/studio/studio-request.ts'
import { viewStudio } from '#app/features/studio/view-studio.ts'
import { chartSourceIn } from '#app/routes/horoscope/chart-source-in.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CHART_NOTES } from '#content/charts/chart-notes.ts'
import { longDay } from '#content/words/dates.ts'
import { listChartNotes } from '#db/charts/chart-notes.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { unsealWithRing } from '#db/key-ring.ts'
import type { Birth } from '#domain/births/birth.ts'
import { istDate } from '#domain/time/india-time.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'
import { birthKey, listClientBirths } from '#usecases/desk/list-client-births.ts'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { viewBrief } from './view-brief.ts'

type Asked = { readonly bookingId: string; readonly request: StudioRequest; readonly second?: SecondChart }

/** The studio of a booking: its chart, the family's other births, and the notes on the chart. */
export async function loadDeskStudio(context: Readonly<RouterContextProvider>, { bookingId, request, second }: Asked) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, bookingId)
  const prepared = await prepareBrief(visit.db, booking, visit.now)
  const nowMs = visit.now.getTime()
  const source = await chartSourceIn(context)
  const settings = withPracticeTexts(source.conventions, request.settings)
  const shared = {
    bookingId: booking.id,
    name: briefHeading(booking).name,
    nowMs,
    source,
    nextId: randomUUID(),
  }
  // Without a chart, the notes of the brief say what is missing.
  if (!prepared.ok) {
    const { notes: missing } = await viewBrief(visit.db, booking, visit.now)
    return { ...shared, view: null, missing, profiles: [], notes: [] }
  }
  const { birth } = prepared.value.brief.cast
  const { profiles, bookingIds } = await familyOf(visit, booking, birth)
  return {
    ...shared,
    view: await viewStudio(birth, { ...request, settings }, { nowMs, ...(second && { second }) }),
    missing: [],
    profiles,
    notes: await notesOf(visit, bookingIds),
  }
}

/** The other births of the client's bookings, and the bookings that have this one. A Prasna is nobody's birth. */
async function familyOf(
  { db, keys, staff, scope, now }: StaffVisit,
  booking: DeskBookingView,
  birth: Birth,
): Promise<{ profiles: SavedBirth[]; bookingIds: string[] }> {
  const bookings = await listClientBookings(db, scope, booking.userId)
  const births = await listClientBirths(db, keys, bookings, { staffId: staff.id, now })
  const own = booking.askedAt === null ? birthKey(birth) : null
  const same = births.filter((each) => birthKey(each.birth) === own)
  const others = births.filter((each) => birthKey(each.birth) !== own)
  return {
    profiles: others.flatMap((each) => (each.bookingIds[0] ? [{ id: each.bookingIds[0], birth: each.birth }] : [])),
    bookingIds: [...new Set([booking.id, ...same.flatMap(({ bookingIds }) => bookingIds)])],
  }
}

async function notesOf({ db, keys }: StaffVisit, bookingIds: readonly string[]): Promise<ChartNoteView[]> {
  return (await listChartNotes(db, bookingIds)).map(({ id, place, sealedText, writtenAt, writtenBy }) => ({
    id,
    place,
    text: unsealWithRing(sealedText, keys),
    written: CHART_NOTES.writtenBy(writtenBy ?? '', longDay(istDate(writtenAt))),
  }))
}
