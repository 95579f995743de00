import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { withPracticeTexts } from '#app/features/horoscope/conventions-form.ts'
import type { ChartNoteView } from '#app/features/studio/chart-notes.tsx'
import type { SecondChart } from '#app/features/studio/second-chart.ts'
import type { StudioRequest } from '#app/features/studio/studio-request.ts'
import { viewStudio } from '#app/features/studio/view-studio.ts'
import { chartSourceIn } from '#app/routes/horoscope/chart-source-in.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CHART_NOTES } from '#content/charts/chart-notes.ts'
import { longDay } from '#content/words/dates.ts'
import { listChartNotes } from '#db/charts/chart-notes.ts'
import { unsealWithRing } from '#db/key-ring.ts'
import { istDate } from '#domain/time/india-time.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { familyOf } from './load-family.ts'
import { readingLanguages } from './read-chart.ts'
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
    hasLife: booking.askedAt === null,
  }
  // Without a chart, the notes of the brief say what is missing.
  if (!prepared.ok) {
    const { notes: missing } = await viewBrief(visit.db, booking, visit.now)
    return { ...shared, view: null, missing, profiles: [], notes: [], readIn: null }
  }
  const { birth } = prepared.value.brief.cast
  const { profiles, bookingIds } = await familyOf(visit, booking, birth)
  return {
    ...shared,
    view: await viewStudio(birth, { ...request, settings }, { nowMs, ...(second && { second }) }),
    missing: [],
    readIn: shared.hasLife ? await readingLanguages(visit, booking.userId) : null,
    profiles,
    notes: await notesOf(visit, bookingIds),
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
