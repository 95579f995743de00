import { describe, expect, test } from 'vitest'
import { momentBrief, type SessionBrief, sessionBrief } from '#domain/bookings/session-brief.ts'
import { castBirthChart } from '#domain/charts/birth-chart.ts'
import { DEFAULT_PLACE } from '#domain/charts/places.ts'
import { briefPdf } from './brief-pdf.ts'

const NOW = new Date('2026-11-15T06:00:00Z')
const WORDS = { name: 'Asha Rao', session: 'November 16, 2026, 10-11 AM IST', questions: '', isPrasna: false }

function briefOfBirth(): SessionBrief {
  // Seven grahas stand together on this day, the fullest page there is.
  const cast = castBirthChart({
    fullName: 'Asha Rao',
    date: '1962-02-05',
    time: '05:30',
    place: DEFAULT_PLACE,
    clock: 'standard',
    ownOffsetSeconds: null,
    occurrence: null,
  })
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  const brief = sessionBrief(cast.value, NOW, DEFAULT_PLACE)
  if (!brief.ok) throw new Error('no brief')
  return brief.value
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

describe('a brief on paper', () => {
  test('is one page, however long the question is', async () => {
    const pdf = await briefPdf(briefOfBirth(), { ...WORDS, questions: 'Shall I change my work? '.repeat(60) }, NOW)

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
  })

  test('is one page for a Prasna, too', async () => {
    const brief = momentBrief(NOW, DEFAULT_PLACE)
    if (!brief.ok) throw new Error('no brief')

    const pdf = await briefPdf(brief.value, { ...WORDS, session: null, isPrasna: true }, NOW)

    expect(pagesOf(pdf)).toBe(1)
  })
})
