import { RedeemForm } from '#app/features/page-parts/redeem-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { REDEEM } from '#content/booking/vouchers.ts'

type RedeemCardProps = {
  /** Null without any. */
  credit: string | null
  typed: string | undefined
  error: string | undefined
}

export function RedeemCard({ credit, typed, error }: RedeemCardProps) {
  return (
    <section aria-labelledby="redeem-voucher">
      <Card className="grid gap-3">
        <h2 id="redeem-voucher" className="text-2xl">
          {REDEEM.title}
        </h2>
        {credit !== null && <p>{REDEEM.credit(credit)}</p>}
        <p className="text-ink-soft">{REDEEM.lead}</p>
        <RedeemForm typed={typed} error={error} />
      </Card>
    </section>
  )
}
