import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { splitTax } from './gst.ts'
import { type GstDocument, summarizeGst } from './gst-summary.ts'

const KARNATAKA = '29'
const TELANGANA = '36'

function documentOf(place: number, changes: Partial<GstDocument> = {}): GstDocument {
  const { kind = 'invoice', gstMode = 'tax_invoice', placeOfSupply = KARNATAKA } = changes
  const split = splitTax(rupees(1_180), { mode: gstMode, supplierState: KARNATAKA, clientState: placeOfSupply })
  const series = kind === 'invoice' ? 'MU' : 'CN'
  return {
    kind,
    status: 'paid',
    isPaid: true,
    number: `${series}/26-27/0000${place}`,
    series,
    financialYear: '26-27',
    place,
    date: '2026-11-16',
    creditedNumber: null,
    creditedTotal: null,
    gstMode,
    sac: '999799',
    supplierState: KARNATAKA,
    placeOfSupply,
    ...split,
    ...changes,
  }
}

test('supplies are grouped by place and rate, with CGST and SGST at home and IGST elsewhere', () => {
  const { supplies } = summarizeGst([documentOf(1), documentOf(2), documentOf(3, { placeOfSupply: TELANGANA })])

  expect(supplies).toEqual([
    expect.objectContaining({
      placeOfSupply: KARNATAKA,
      isInterState: false,
      percent: 18,
      documents: 2,
      taxable: rupees(2_000),
      cgst: rupees(180),
      sgst: rupees(180),
      igst: 0,
      total: rupees(2_360),
    }),
    expect.objectContaining({ placeOfSupply: TELANGANA, isInterState: true, documents: 1, igst: rupees(180), cgst: 0 }),
  ])
})

test('a credit note is listed and subtracted', () => {
  const note = documentOf(1, { kind: 'credit_note', creditedNumber: 'MU/26-27/00001' })

  const { creditNotes, invoiced, credited, net } = summarizeGst([documentOf(1), documentOf(2), note])

  expect(creditNotes).toEqual([
    expect.objectContaining({ number: 'CN/26-27/00001', creditedNumber: 'MU/26-27/00001', total: -rupees(1_180) }),
  ])
  expect([invoiced.total, credited.total, net.total]).toEqual([rupees(2_360), -rupees(1_180), rupees(1_180)])
  expect(net.tax).toBe(rupees(180))
})

test('an invoice cancelled before payment has a number but no amount; one cancelled after payment counts', () => {
  const unpaid = documentOf(2, { status: 'cancelled', isPaid: false })
  const refunded = documentOf(3, { status: 'cancelled', isPaid: true })

  const { series, net, codes } = summarizeGst([refunded, documentOf(1), unpaid])

  expect(series).toEqual([
    {
      series: 'MU',
      financialYear: '26-27',
      first: 'MU/26-27/00001',
      last: 'MU/26-27/00003',
      issued: 3,
      cancelled: 1,
    },
  ])
  expect(net.total).toBe(rupees(2_360))
  expect(codes).toEqual([expect.objectContaining({ sac: '999799', documents: 2 })])
})

test('a large invoice to another state and its credit note are listed by themselves, outside table 7', () => {
  const sum = (total: number, clientState: string) =>
    splitTax(rupees(total), { mode: 'tax_invoice', supplierState: KARNATAKA, clientState })
  const large = documentOf(1, { placeOfSupply: TELANGANA, ...sum(100_001, TELANGANA) })
  const atTheLimit = documentOf(2, { placeOfSupply: TELANGANA, ...sum(100_000, TELANGANA) })
  const atHome = documentOf(3, sum(200_000, KARNATAKA))
  const note = documentOf(1, {
    ...{ kind: 'credit_note', placeOfSupply: TELANGANA, creditedNumber: large.number },
    ...{ creditedTotal: rupees(100_001), ...sum(1_180, TELANGANA) },
  })

  const summary = summarizeGst([large, atTheLimit, atHome, note, documentOf(4, { status: 'cancelled', isPaid: false })])

  expect(summary.large).toEqual([
    expect.objectContaining({ number: large.number, placeOfSupply: TELANGANA, percent: 18, total: rupees(100_001) }),
  ])
  expect(summary.supplies.map(({ placeOfSupply, total }) => [placeOfSupply, total])).toEqual([
    [KARNATAKA, rupees(200_000)],
    [TELANGANA, rupees(100_000)],
  ])
  expect(summary.creditNotes).toEqual([expect.objectContaining({ isLarge: true, total: -rupees(1_180) })])
  expect(summary.net.total).toBe(rupees(100_001 + 100_000 + 200_000 - 1_180))
})

test('services with other codes have their own line', () => {
  const { codes } = summarizeGst([documentOf(1), documentOf(2, { sac: '999293' })])

  expect(codes.map(({ sac, taxable }) => [sac, taxable])).toEqual([
    ['999293', rupees(1_000)],
    ['999799', rupees(1_000)],
  ])
})

test('without a tax invoice there is nothing to file', () => {
  const unregistered = documentOf(1, { gstMode: 'unregistered', placeOfSupply: null, supplierState: null, sac: null })

  expect(summarizeGst([unregistered])).toMatchObject({ isTaxed: false, net: { tax: 0, total: rupees(1_180) } })
  expect(summarizeGst([])).toMatchObject({ isTaxed: false, supplies: [], series: [], net: { total: 0 } })
})
