import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { BOOKINGS } from '#content/site/dashboard.ts'

export type DueBooking = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  /** Null without an appointment. */
  readonly session: string | null
  /** Both sums; null unless a part of the money has come. */
  readonly partPaid: string | null
  readonly amount: string
}

/** Every booking with something to pay, each with its own button. */
export function DueList({ due }: { due: readonly DueBooking[] }) {
  return (
    <ul className="grid gap-4">
      {due.map(({ id, code, serviceName, session, partPaid, amount }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
          <div className="min-w-0">
            <h2 className={classNames('text-xl', tallScript(serviceName))} {...ownLanguage(serviceName)}>
              {serviceName}
            </h2>
            <p className="hint">
              {BOOKINGS.code} {code}
              {session && ` · ${session}`}
            </p>
            <PartPaid sums={partPaid} />
          </div>
          <ButtonLink href={`/book/payment/${id}`}>{BOOKINGS.pay(amount)}</ButtonLink>
        </li>
      ))}
    </ul>
  )
}
