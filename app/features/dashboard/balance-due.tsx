import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { BALANCE_DUE } from '#content/booking/account.ts'
import { to } from '#content/language.ts'

type BalanceDueProps = {
  amount: string
  /** On pages that do not show the account themselves. */
  hasAccountLink?: boolean
}

/** What is due of all bookings, with the one link that pays it. */
export function BalanceDue({ amount, hasAccountLink = false }: BalanceDueProps) {
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h2 className="text-xl">{BALANCE_DUE.title}</h2>
        <p className="text-2xl font-semibold tabular-nums">{amount}</p>
        {hasAccountLink && (
          <a className="text-link inline-flex min-h-11 items-center" href={to('/dashboard/invoices#ledger')}>
            {BALANCE_DUE.account}
          </a>
        )}
      </div>
      <ButtonLink href="/dashboard/balance">{BALANCE_DUE.pay}</ButtonLink>
    </Card>
  )
}
