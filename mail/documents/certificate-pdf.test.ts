import { expect, test } from 'vitest'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { certificatePdf } from './certificate-pdf.ts'

const facts = {
  code: 'ABCD-EFGH-2345',
  holderName: 'Asha Rao',
  courseTitle: 'Sampurna Jyotish',
  courseLevel: 'Complete',
  completedAt: new Date('2026-05-01T04:30:00Z'),
  practice: { name: 'Surya Jyotish', astrologerName: 'Acharya', astrologerTitles: [] },
  checkUrl: 'https://practice.example/certificate/ABCD-EFGH-2345',
  signature: 'A'.repeat(86),
} as const

test.each(['आशा राव', 'ఆశా రావు', 'ஆஷா ராவ்', 'ಆಶಾ ರಾವ್', 'Āśā Rāv'])('is one page for %s', async (holderName) => {
  const pdf = await certificatePdf({ ...facts, holderName })

  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(countPages(pdf)).toBe(1)
  expect(countMissingGlyphs(pdf)).toBe(0)
})

test('is one page for a name of any length', async () => {
  const holderName = 'Venkatanarasimharajuvaripeta '.repeat(20)

  const pdf = await certificatePdf({ ...facts, holderName })

  expect(countPages(pdf)).toBe(1)
})
