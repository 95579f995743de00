import { Link } from 'react-router'
import { AccountSection } from '#app/features/invoices/account-section.tsx'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { PassList, type PassView } from '#app/features/page-parts/pass-list.tsx'
import { RedeemForm } from '#app/features/page-parts/redeem-form.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { LEDGER } from '#content/booking/account.ts'
import { DESK_VOUCHERS } from '#content/booking/vouchers.ts'
import type { AccountSummary } from '#domain/payments/account-summary.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export type AccountView = AccountSummary & { readonly lines: readonly LedgerStatementLine[] }

type ClientAccountProps = {
  userId: string
  account: AccountView
  passes: readonly PassView[]
  today: IsoDate
  /** Nothing is recorded any more for an erased client. */
  isOpen: boolean
  takesVouchers: boolean
  problem: FormProblem
}

/** All charges and payments of a client with what can be recorded, their passes, and redeeming a voucher for them. */
export function ClientAccount(props: ClientAccountProps) {
  const { userId, account, passes, today, isOpen, takesVouchers, problem } = props
  const path = clientPath(userId)
  return (
    <Card className="card-section">
      <AccountSection {...account} mayReverse={isOpen}>
        {isOpen && (
          <p className="button-row no-print">
            <Link className={buttonClass({ tone: 'secondary' })} to={`${path}/payment`}>
              {LEDGER.record}
            </Link>
            {account.credit > 0 && (
              <Link className={buttonClass({ tone: 'secondary' })} to={`${path}/refund`}>
                {LEDGER.refundCredit}
              </Link>
            )}
          </p>
        )}
      </AccountSection>
      <PassList
        passes={passes}
        today={today}
        isOwn={false}
        bookPath={isOpen ? (pass) => bookWithPass(userId, pass) : undefined}
      />
      {isOpen && takesVouchers && (
        <section className="desk-form no-print">
          <h3 className="text-lg">{DESK_VOUCHERS.redeem}</h3>
          <RedeemForm typed={problem.values.voucher} error={problem.fieldErrors.voucher} />
        </section>
      )}
    </Card>
  )
}

/** The form of the desk with client, service and pass filled in. */
function bookWithPass(client: string, { id, packageSlug }: { readonly id: number; readonly packageSlug: string }) {
  const filled = new URLSearchParams({ client, service: `consultation ${packageSlug}`, pass: String(id) })
  return `/staff/clients/book?${filled}`
}
