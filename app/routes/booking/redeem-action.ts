import type { RouterContextProvider } from 'react-router'
import { clientAddressContext, clockContext, databaseContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { REDEEM, REDEEM_PROBLEMS } from '#content/booking/vouchers.ts'
import { formatRupees } from '#content/words/money.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { redeemGiftVoucher } from '#usecases/payments/redeem-voucher.ts'

type Redemption = Omit<Parameters<typeof redeemGiftVoucher>[1], 'network'>

/** Redeems a typed code and says what became of it. */
export async function redeemTyped(
  context: Readonly<RouterContextProvider>,
  redemption: Redemption,
): Promise<Outcome<FlashToast, { readonly message: string; readonly status: number }>> {
  const network = networkOf(context.get(clientAddressContext))
  const now = context.get(clockContext)()
  const redeemed = await redeemGiftVoucher(context.get(databaseContext), { ...redemption, network }, now)
  if (redeemed.ok) {
    const title = REDEEM.done(formatRupees(redeemed.value.amount))
    return accepted({ tone: 'success', title, detail: REDEEM.doneDetail })
  }
  const status = redeemed.refusal === 'too-often' ? 429 : 422
  return refused({ message: REDEEM_PROBLEMS[redeemed.refusal], status })
}
