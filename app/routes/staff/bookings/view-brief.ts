import { contentsOfChart, contentsOfDay, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import {
  almanacFacts,
  bornText,
  bornUntimedText,
  changeText,
  dashaRows,
  sadeSatiFacts,
  transitRows,
} from '#app/features/chart-text/brief-text.ts'
import { chartConventionLines } from '#app/features/chart-text/convention-text.ts'
import { intakeNotes } from '#app/features/chart-text/intake-text.ts'
import { chosenNames } from '#app/features/page-parts/shown-names.ts'
import type { BriefView, ChartBrief } from '#app/features/staff/bookings/brief-view.ts'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { CLOCK_NOTES } from '#content/charts/birth-form.ts'
import { ENGINE_REFUSALS } from '#content/charts/engine-refusals.ts'
import { YOGA_TEXTS, yogaReason } from '#content/charts/yogas.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import type { Database } from '#db/client.ts'
import type { BirthChart } from '#domain/charts/birth-chart.ts'
import { changesSince } from '#domain/sessions/brief-changes.ts'
import { periodsAndTransits } from '#domain/sessions/session-brief.ts'
import { type BriefRefusal, type PreparedBrief, prepareBrief } from '#usecases/charts/prepare-brief.ts'

type BriefedBooking = Pick<DeskBookingView, 'birth' | 'isBirthLocked' | 'startsAt' | 'askedAt'> & {
  readonly lastSessionAt?: Date
}

const NAVAMSHA = 9

/** The brief of a booking as text and drawings, or why there is none. */
export async function viewBrief(db: Database, booking: BriefedBooking, now: Date): Promise<BriefView> {
  if (booking.isBirthLocked) return { kind: 'none', notes: [CARD.birthLocked] }
  const prepared = await prepareBrief(db, booking, now)
  return prepared.ok ? wholeBrief(prepared.value, booking) : withoutBrief(prepared.refusal, booking)
}

function wholeBrief({ brief, placeSource }: PreparedBrief, booking: BriefedBooking): ChartBrief {
  const { birth, startsAt, askedAt } = booking
  const { cast, almanac, running, yogas } = brief
  const { chart, vargas, place, notes } = cast
  const isPrasna = askedAt !== null
  const navamsha = vargas.find(({ varga }) => varga === NAVAMSHA)
  if (!navamsha) throw new Error('Every chart has a navamsha.')
  return {
    kind: 'chart',
    born: bornText(brief, isPrasna),
    notes: [
      BRIEF.places[placeSource](cityLabel(place)),
      ...notes.map((note) => CLOCK_NOTES[note]),
      ...intakeNotes(birth?.intake),
      ...(isPrasna || startsAt ? [] : [BRIEF.readNow]),
    ],
    rashi: contentsOfChart(chart, { title: isPrasna ? BRIEF.prasna : BRIEF.rashi, subtitle: cityLabel(place) }),
    navamsha: contentsOfVarga(navamsha, { title: BRIEF.navamsha }),
    positions: { lagna: chart.lagna, grahas: chart.grahas },
    dasha: dashaRows(brief).map(({ level, lord, until }) => ({ term: level, value: BRIEF.until(lord, until) })),
    changes: isPrasna || !booking.lastSessionAt ? null : changeLines(brief, booking.lastSessionAt),
    hasDasha: !isPrasna || running.length > 0,
    sadeSati: sadeSatiFacts(brief),
    transitsTitle: startsAt ? BRIEF.transits : BRIEF.transitsToday,
    transits: transitRows(brief),
    panchangaTitle: (isPrasna ? BRIEF.panchangaOfAsking : BRIEF.panchanga)(cityName(almanac.place)),
    panchanga: almanacFacts(almanac),
    yogas: yogas.map(({ id, reason }) => ({
      name: chosenNames()?.yogas[id] ?? YOGA_TEXTS[id].name,
      reason: yogaReason(reason),
    })),
    conventions: chartConventionLines(cast),
  }
}

function changeLines(brief: PreparedBrief['brief'], lastSessionAt: Date): string[] | null {
  const earlier = periodsAndTransits(brief.cast, lastSessionAt)
  return earlier.ok ? changesSince(earlier.value, brief).map(changeText) : null
}

function withoutBrief(refusal: BriefRefusal, { birth }: BriefedBooking): BriefView {
  switch (refusal.kind) {
    case 'no-birth':
      return { kind: 'none', notes: [BRIEF.noBirth] }
    case 'ask':
      return { kind: 'none', notes: [BRIEF.timeInDoubt] }
    case 'engine':
      return { kind: 'none', notes: [ENGINE_REFUSALS[refusal.reason]] }
    case 'incomplete':
      return incompleteBrief(refusal.cast, birth)
  }
}

function incompleteBrief(cast: BirthChart, birth: BriefedBooking['birth']): BriefView {
  const notes = intakeNotes(birth?.intake)
  if (cast.kind !== 'untimed') return { kind: 'none', notes: [BRIEF.noPlace(birth?.birthPlace ?? ''), ...notes] }
  const rashi = contentsOfDay(cast, { title: BRIEF.rashi, subtitle: cityLabel(cast.place) })
  return {
    kind: 'day',
    born: bornUntimedText(cast),
    rashi,
    notes: [BRIEF.noHour, ...cast.notes.map((note) => CLOCK_NOTES[note]), ...notes],
  }
}
