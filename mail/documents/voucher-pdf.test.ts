import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { printedName, voucherPdf } from './voucher-pdf.ts'

test.each([
  ['Meera', 'Ravi Nair'],
  ['మీరా లక్ష్మీ', 'रवि नायर'],
  ['മീര', 'மீரா'],
  ['Иван', 'মীরা'],
  ['美 Ⴀ', 'ಮೀರಾ 🎉'],
])(
  'prints a voucher for %s from %s on one page, with a long message and every glyph',
  async (recipientName, giverName) => {
    const pdf = await voucherPdf({
      amount: rupees(2_100),
      giverName,
      recipientName,
      message: 'Happy birthday, dear sister! जन्मदिन की शुभकामनाएँ! 🎉 '.repeat(9).slice(0, 500),
      issuedAt: new Date('2026-11-16T04:30:00Z'),
      lastDay: '2027-11-16',
      code: '7K3D-9QXA-M2PW-4TRC',
      practice: { name: 'Sample Practice', contact: { email: 'hello@practice.example', phone: '+91 90000 00000' } },
      redeemUrl: 'https://practice.example/dashboard',
    })

    expect(countPages(pdf)).toBe(1)
    expect(countMissingGlyphs(pdf)).toBe(0)
  },
)

test.each([
  ['Meera', 'Meera'],
  ['మీరా లక్ష్మీ', 'మీరా లక్ష్మీ'],
  ['मीरा', 'मीरा'],
  ['மீரா', 'மீரா'],
  ['ಮೀರಾ', 'ಮೀರಾ'],
  ['മീര', 'Mira'],
  ['মীরা দাস', 'Mira Dasa'],
  ['ਮੀਰਾ', 'Mira'],
  ['Иван', undefined],
])('the name %s is printed as %s, and never with a question mark', (name, printed) => {
  expect(printedName(name)).toBe(printed)
})
