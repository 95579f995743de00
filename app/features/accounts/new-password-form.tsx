import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { AUTH, RESET } from '#content/accounts/accounts.ts'

/** Opened by a reset link. */
export function NewPasswordForm({ token, problem }: { token: string; problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'new-password'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="new-password" />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        label={RESET.newPassword}
        autoComplete="new-password"
        hint={AUTH.passwordHint}
        error={problem.fieldErrors.password}
        required
      />
      <Button type="submit" wide busy={isBusy} busyLabel={RESET.saving}>
        {RESET.save}
      </Button>
    </Form>
  )
}
