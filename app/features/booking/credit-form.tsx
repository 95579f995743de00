import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PAYMENT } from '#content/booking/payment.ts'

/** Pays with the client's credit, as far as it goes. */
export function CreditForm({ amount }: { amount: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Notice>
      <Form method="post" className="grid gap-3" replace>
        <input type="hidden" name="intent" value="use-credit" />
        <p>{PAYMENT.creditLead}</p>
        <p>
          <Button type="submit" tone="secondary" busy={isBusy} busyLabel={PAYMENT.submitting}>
            {PAYMENT.useCredit(amount)}
          </Button>
        </p>
      </Form>
    </Notice>
  )
}
