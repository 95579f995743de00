import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import { ACCOUNT, METHOD_LEADS } from '#content/staff/practice/payment-methods.ts'
import { CopyableText } from './copyable-text.tsx'
import type { PaymentMethodView } from './payment-view.ts'
import { UpiDetails } from './upi-details.tsx'

type MethodDetailsProps = {
  shown: PaymentMethodView
  amountText: string
  /** The booking's code, by which the practice recognizes the payment. */
  note: string
}

/** What the client needs to pay in one way, and the practice's own instructions for it. */
export function MethodDetails({ shown, amountText, note }: MethodDetailsProps) {
  return (
    <div className="grid gap-4">
      {shown.instructions !== '' && (
        <p className="whitespace-pre-line" {...ownLanguage(shown.instructions)}>
          {shown.instructions}
        </p>
      )}
      {shown.method === 'upi' ? (
        <UpiDetails payee={shown.payee} amountText={amountText} note={note} />
      ) : (
        <OtherDetails shown={shown} amountText={amountText} note={note} />
      )}
    </div>
  )
}

type OtherMethod = Exclude<PaymentMethodView, { method: 'upi' }>

function OtherDetails({ shown, amountText, note }: MethodDetailsProps & { shown: OtherMethod }) {
  return (
    <>
      <p className="hint">{METHOD_LEADS[shown.method]}</p>
      {shown.method === 'link' && (
        <ButtonLink href={shown.link.url} wide target="_blank" rel="noopener noreferrer">
          {ACCOUNT.openLink(shown.link.label)}
        </ButtonLink>
      )}
      <FactList
        facts={[
          ...accountFacts(shown).map(([term, text]) => ({ term, value: <CopyableText text={text} what={term} /> })),
          {
            term: PAYMENT.amount,
            value:
              'amount' in shown ? (
                <CopyableText text={shown.amount} shown={amountText} what={PAYMENT.amount} />
              ) : (
                amountText
              ),
          },
          ...(shown.method === 'session'
            ? []
            : [{ term: PAYMENT.note, value: <CopyableText text={note} what={PAYMENT.note} /> }]),
        ]}
      />
    </>
  )
}

function accountFacts(shown: OtherMethod): (readonly [string, string])[] {
  if (shown.method === 'bank') {
    const { accountName, accountNumber, ifsc, bankName, branch } = shown.account
    return filled([
      [ACCOUNT.name, accountName],
      [ACCOUNT.number, accountNumber],
      [ACCOUNT.ifsc, ifsc],
      [ACCOUNT.bank, bankName],
      [ACCOUNT.branch, branch],
    ])
  }
  if (shown.method === 'swift') {
    const { accountName, account, bic, bankName, bankAddress, correspondent } = shown.account
    return filled([
      [ACCOUNT.name, accountName],
      [ACCOUNT.foreignNumber, account],
      [ACCOUNT.bic, bic],
      [ACCOUNT.bank, bankName],
      [ACCOUNT.bankAddress, bankAddress],
      [ACCOUNT.correspondent, correspondent],
    ])
  }
  return []
}

function filled(facts: readonly (readonly [string, string])[]) {
  return facts.filter(([, text]) => text !== '')
}
