import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { countMissingGlyphs, countPages } from '#test/read-pdf.ts'
import { voucherPdf } from './voucher-pdf.ts'

test('prints a voucher on one page, with a long message in any script', async () => {
  const pdf = await voucherPdf({
    voucher: {
      amount: rupees(2_100),
      giverName: 'Ravi Nair',
      recipientName: 'Meera',
      message: 'Happy birthday, dear sister! जन्मदिन की शुभकामनाएँ! '.repeat(9).slice(0, 500),
      issuedAt: new Date('2026-11-16T04:30:00Z'),
      lastDay: '2027-11-16',
    },
    code: '7K3D-9QXA-M2PW-4TRC',
    practice: { name: 'Sample Practice', contact: { email: 'hello@practice.example', phone: '+91 90000 00000' } },
    redeemUrl: 'https://practice.example/dashboard',
  })

  expect(countPages(pdf)).toBe(1)
  expect(countMissingGlyphs(pdf)).toBe(0)
})
