import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { AUTH } from '#content/accounts/accounts.ts'
import { AddressField, FullNameField, NewAccountFields } from './account-fields.tsx'
import { HiddenTimeZoneField } from './time-zone-field.tsx'

export function SignUpForm({ problem }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'sign-up'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="sign-up" />
      <HiddenTimeZoneField />
      <FullNameField problem={problem} />
      <AddressField problem={problem} />
      <NewAccountFields problem={problem} />
      <Button type="submit" wide busy={isBusy} busyLabel={AUTH.creatingAccount}>
        {AUTH.createAccount}
      </Button>
    </Form>
  )
}
