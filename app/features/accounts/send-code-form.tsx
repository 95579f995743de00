import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { AUTH, SIGN_IN_CODE } from '#content/accounts/accounts.ts'
import { AddressField } from './account-fields.tsx'

export function SendCodeForm({ problem }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'send-code'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <AddressField problem={problem} />
      <Button type="submit" name="intent" value="send-code" wide busy={isBusy} busyLabel={AUTH.sending}>
        {SIGN_IN_CODE.send}
      </Button>
    </Form>
  )
}
