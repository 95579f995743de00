import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawRule, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import type { VoucherRow } from '#db/bookings/vouchers.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { longDay } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'

const MARGIN = 48
const PADDING = 36
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const LEFT = MARGIN + PADDING
const INNER_WIDTH = WIDTH - 2 * PADDING

type PrintedVoucher = {
  readonly voucher: Pick<VoucherRow, 'amount' | 'giverName' | 'recipientName' | 'message' | 'issuedAt' | 'lastDay'>
  readonly code: string
  readonly practice: Pick<Practice, 'name'> & { readonly contact: Pick<Practice['contact'], 'email' | 'phone'> }
  /** Where its code is typed. */
  readonly redeemUrl: string
}

/** A gift voucher to print and hand over. */
export async function voucherPdf({ voucher, code, practice, redeemUrl }: PrintedVoucher): Promise<Uint8Array> {
  const { amount, giverName, recipientName, message, issuedAt, lastDay } = voucher
  if (issuedAt === null || lastDay === null) throw new Error('A voucher that is not paid for cannot be printed.')
  const title = `Gift voucher for ${formatRupees(amount)}`
  const pdf = await createPdf({ title, author: practice.name, date: issuedAt, fontBytes: bundledFont })
  const text = { x: LEFT, width: INNER_WIDTH } as const
  const soft = { ...text, color: LIGHT_PALETTE.inkSoft } as const

  let y = writeText(pdf, practice.name, { ...soft, y: MARGIN + PADDING, size: 13, maxLines: 2 })
  y = writeText(pdf, 'Gift voucher', { ...text, y: y + 10, size: 32, style: 'heading', color: LIGHT_PALETTE.link })
  y = writeText(pdf, formatRupees(amount), { ...text, y: y + 8, size: 26, style: 'bold' })
  if (recipientName) y = writeText(pdf, `For ${recipientName}`, { ...text, y: y + 20, size: 15, maxLines: 2 })
  if (message) y = writeText(pdf, message, { ...text, y: y + 12, size: 12, maxLines: 14 })
  if (giverName) y = writeText(pdf, `From ${giverName}`, { ...soft, y: y + 12, size: 12, maxLines: 2 })
  y += 22
  drawRule(pdf, { x: LEFT, y, width: INNER_WIDTH, color: LIGHT_PALETTE.gold })
  y = writeText(pdf, 'Your code', { ...soft, y: y + 18, size: 10 })
  y = writeText(pdf, code, { ...text, y: y + 4, size: 22, style: 'bold' })
  y = writeText(pdf, `Valid until ${longDay(lastDay)}`, { ...text, y: y + 8, size: 11 })
  y = writeText(pdf, `Type the code at ${redeemUrl} or when you pay for a booking.`, {
    ...soft,
    y: y + 10,
    size: 10,
    maxLines: 2,
  })
  y = writeText(pdf, contactOf(practice), { ...soft, y: y + 8, size: 9, maxLines: 3 })
  y = writeText(pdf, FOOT, { ...soft, y: y + 14, size: 8, maxLines: 2 })
  drawFrame(pdf, y + PADDING - MARGIN)
  return pdf.finish()
}

const FOOT = 'Redeemable once, by whoever has the code. It cannot be paid out. This is not a tax invoice.'

function contactOf({ contact }: PrintedVoucher['practice']): string {
  return [contact.email, contact.phone].filter(Boolean).join('  ·  ')
}

function drawFrame({ document }: Pdf, height: number): void {
  document.roundedRect(MARGIN, MARGIN, WIDTH, height, 12).lineWidth(1.5).stroke(LIGHT_PALETTE.gold)
}
