import { expect, test } from 'vitest'
import { certificatePdf } from './certificate-pdf.ts'

const facts = {
  certificate: {
    code: 'ABCD-EFGH-2345',
    holderName: 'आशा राव',
    courseTitle: 'Sampurna Jyotish',
    courseLevel: 'Complete',
    completedAt: new Date('2026-05-01T04:30:00Z'),
  },
  practice: { name: 'Surya Jyotish', astrologerName: 'Acharya', astrologerTitles: [] },
  checkUrl: 'https://practice.example/certificate/ABCD-EFGH-2345',
} as const

test('a certificate is one page of PDF, for names in Indian scripts too', async () => {
  const text = Buffer.from(await certificatePdf(facts)).toString('latin1')

  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a name of any length stays on the page', async () => {
  const holderName = 'Venkatanarasimharajuvaripeta '.repeat(20)
  const pdf = await certificatePdf({ ...facts, certificate: { ...facts.certificate, holderName } })

  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})
