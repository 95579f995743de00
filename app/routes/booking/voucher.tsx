import voucherStyles from '#app/features/dashboard/voucher.css?url'
import { VoucherSheet } from '#app/features/dashboard/voucher-sheet.tsx'
import { appUrlContext, clockContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { GIFT_SHEET } from '#content/booking/vouchers.ts'
import { to } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { unsealWithRing } from '#db/key-ring.ts'
import { voucherState } from '#domain/offers/vouchers.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/voucher'
import { requireVoucher } from './visit-voucher.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: voucherStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GIFT_SHEET.title)
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** The voucher on screen: for its buyer and the desk, and for whom it was emailed to. Opening it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const { bookingId } = args.params as { readonly bookingId?: string }
  const voucher = await requireVoucher(args)
  const { amount, giverName, recipientName, message, sealedCode, lastDay } = voucher
  const { name: practiceName } = await context.get(practiceContext)()
  const state = voucherState(voucher, istDate(context.get(clockContext)()))
  return {
    practiceName,
    state,
    amount: formatRupees(amount),
    giverName,
    recipientName,
    message,
    // Without a code that still works there is nothing to redeem.
    code: state === 'valid' && sealedCode !== null ? unsealWithRing(sealedCode, context.get(keyRingContext)) : null,
    lastDay: lastDay === null ? '' : longDay(lastDay),
    redeemAddress: `${context.get(appUrlContext)}${to('/dashboard')}`,
    pdfPath: bookingId === undefined ? null : `/vouchers/${bookingId}`,
  }
}

export default function Voucher({ loaderData }: Route.ComponentProps) {
  return <VoucherSheet {...loaderData} />
}
