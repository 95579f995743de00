import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { AUTH, RESEND } from '#content/accounts/accounts.ts'
import { AddressField } from './account-fields.tsx'
import { HiddenTimeZoneField } from './time-zone-field.tsx'

export function ResendForm({ problem }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'resend'
  return (
    <Form method="post" action="/auth?resend=1" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="resend" />
      <HiddenTimeZoneField />
      <AddressField problem={problem} />
      <Button type="submit" wide busy={isBusy} busyLabel={AUTH.sending}>
        {RESEND.send}
      </Button>
    </Form>
  )
}
