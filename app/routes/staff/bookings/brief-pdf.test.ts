import { expect, test } from 'vitest'
import { viewTimeline } from '#app/features/timeline/view-timeline.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { CHART_STYLES } from '#domain/chart-style.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { timelineOf, timelineWindow } from '#domain/charts/timeline.ts'
import { prasnaBrief, type SessionBrief, sessionBrief } from '#domain/sessions/session-brief.ts'
import { NEW_DELHI, NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { briefPdf } from './brief-pdf.ts'

const NOW = new Date('2026-11-15T06:00:00Z')
const TEXT = {
  name: 'Asha Rao',
  session: 'November 16, 2026, 10-11 AM IST',
  questions: '',
  intake: {
    answers: [{ id: 1, label: 'What would you like to know?', text: 'About work and family. '.repeat(80) }],
    events: ['May 2004: Marriage or partnership', '2011: Work or business'],
  },
  notes: ['The client knows the time only to about half an hour.'],
  isPrasna: false,
}

/** Seven grahas are in one sign on this day: the fullest chart there is. */
const BIRTH = {
  fullName: 'Asha Rao',
  date: '1962-02-05',
  time: '05:30',
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
} as const

function briefOfBirth(): SessionBrief {
  const cast = castBirthChart(BIRTH)
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  const brief = sessionBrief(cast.value, NOW, NEW_DELHI_ALMANAC)
  if (!brief.ok) throw new Error('no brief')
  return brief.value
}

test.each(CHART_STYLES)(
  'the PDF of a session brief is one page in the %s style for the longest question',
  async (style) => {
    const text = { ...TEXT, questions: 'Shall I change my work? '.repeat(60) }
    const pdf = await briefPdf(briefOfBirth(), text, { style, now: NOW })

    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(countPages(pdf)).toBe(1)
  },
)

test.each(CHART_STYLES)(
  'the PDF of a session brief is one page in the %s style without a time of birth',
  async (style) => {
    const cast = castBirthChart({ ...BIRTH, time: null })
    if (!cast.ok || cast.value.kind !== 'untimed') throw new Error('no chart')

    const pdf = await briefPdf(cast.value, { ...TEXT, questions: 'Morning, I think' }, { style, now: NOW })

    expect(countPages(pdf)).toBe(1)
    expect(countMissingGlyphs(pdf)).toBe(0)
  },
)

test('the PDF of a session brief has the timeline on a second page', async () => {
  const brief = briefOfBirth()
  const { cast } = brief
  const timeline = timelineOf(cast, timelineWindow('decade', '2026-11-15', BIRTH.date))
  const strip = viewTimeline(timeline, {
    offsetSeconds: cast.instant.offsetSeconds,
    nowMs: NOW.getTime(),
    events: [{ when: '2024-05-12', kind: 'marriage', note: 'in Pune' }],
    sessions: [{ id: '1', at: NOW, name: 'Consultation' }],
  })

  const pdf = await briefPdf(brief, TEXT, { now: NOW, strip })

  expect(countPages(pdf)).toBe(2)
  expect(countMissingGlyphs(pdf)).toBe(0)
})

test('the PDF of a session brief is one page for a Prasna', async () => {
  const brief = prasnaBrief(NOW, NEW_DELHI_ALMANAC)
  if (!brief.ok) throw new Error('no brief')

  const pdf = await briefPdf(brief.value, { ...TEXT, session: null, isPrasna: true }, { now: NOW })

  expect(countPages(pdf)).toBe(1)
})

test.each(['आशा राव', 'ఆశా రావు', 'ஆஷா ராவ்', 'ಆಶಾ ರಾವ್', 'চন্দ্র'])(
  'the PDF of a session brief sets a client called %s',
  async (name) => {
    const pdf = await briefPdf(briefOfBirth(), { ...TEXT, name, questions: name }, { now: NOW })

    expect(countMissingGlyphs(pdf)).toBe(0)
  },
)
