import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { PROFILE } from '#content/accounts/account-pages.ts'
import { AUTH } from '#content/accounts/accounts.ts'

export function ChangePasswordForm({ problem: { fieldErrors } }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'change-password'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <PasswordField
        name="currentPassword"
        label={PROFILE.currentPassword}
        autoComplete="current-password"
        error={fieldErrors.currentPassword}
        required
      />
      <PasswordField
        name="newPassword"
        label={PROFILE.newPassword}
        autoComplete="new-password"
        hint={AUTH.passwordHint}
        error={fieldErrors.newPassword}
        required
      />
      <p>
        <Button type="submit" name="intent" value="change-password" busy={isBusy} busyLabel={PROFILE.saving}>
          {PROFILE.changePassword}
        </Button>
      </p>
    </Form>
  )
}
