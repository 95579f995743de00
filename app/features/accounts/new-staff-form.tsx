import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { INVITATION } from '#content/accounts/account-pages.ts'
import { AUTH } from '#content/accounts/accounts.ts'
import { FullNameField, NewAccountFields } from './account-fields.tsx'

/** For invited staff without an account; the address is the one that was invited. */
export function NewStaffForm({ problem }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'create'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <FullNameField problem={problem} />
      <NewAccountFields problem={problem} />
      <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={AUTH.creatingAccount}>
        {INVITATION.create}
      </Button>
    </Form>
  )
}
