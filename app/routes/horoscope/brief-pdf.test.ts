import { expect, test } from 'vitest'
import { castMoment, sessionBrief } from '#domain/session-brief.ts'
import { briefPdf } from './brief-pdf.ts'

const NOW = new Date('2026-11-15T06:00:00Z')

test('a brief is one page, however long the question is', async () => {
  const cast = castMoment(new Date('1962-02-05T00:00:00Z'))
  if (!cast.ok) throw new Error('no chart')
  const brief = sessionBrief(cast.value, NOW)
  if (!brief.ok) throw new Error('no brief')

  const pdf = await briefPdf(
    brief.value,
    {
      title: 'Asha Rao',
      session: 'Monday, 16 November 2026, 10-11 AM',
      questions: 'Shall I change my work? '.repeat(60),
    },
    NOW,
  )

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
