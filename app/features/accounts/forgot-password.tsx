import { Form, Link, useNavigate } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { useTypedValue } from '#app/features/page-parts/use-typed-value.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { AUTH, RESET } from '#content/accounts/accounts.ts'
import { HiddenTimeZoneField } from './time-zone-field.tsx'

type ForgotPasswordProps = { problem: FormProblem; closePath: string }

/** A dialog over the sign-in form; without JavaScript the same form replaces it. */
export function ForgotPassword({ problem, closePath }: ForgotPasswordProps) {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  // The dialog has a field of its own, which takes over what was typed before hydration.
  const email = useTypedValue(problem.values.resetEmail ?? '')
  const form = <ForgotPasswordForm problem={problem} closePath={closePath} email={email} />

  if (!isHydrated) {
    return (
      <div className="grid gap-4">
        <h2 className="text-xl">{RESET.title}</h2>
        <p className="hint">{RESET.lead}</p>
        {form}
      </div>
    )
  }
  const close = () => navigate(closePath, { preventScrollReset: true, replace: true })
  return (
    <Dialog title={RESET.title} description={RESET.lead} open onOpenChange={close}>
      {form}
    </Dialog>
  )
}

type ForgotPasswordFormProps = ForgotPasswordProps & { email: ReturnType<typeof useTypedValue> }

function ForgotPasswordForm({ problem: { toast, fieldErrors }, closePath, email }: ForgotPasswordFormProps) {
  const isBusy = usePendingIntent() === 'forgot'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <FormSummary message={toast} fieldErrors={fieldErrors} />
      <input type="hidden" name="intent" value="forgot" />
      <HiddenTimeZoneField />
      <TextField
        name="resetEmail"
        type="email"
        label={RESET.email}
        autoComplete="username"
        ref={email.ref}
        defaultValue={email.value}
        onChange={(event) => email.update(event.target.value)}
        error={fieldErrors.resetEmail}
        required
      />
      <div className="dialog-actions">
        <Link className={buttonClass({ tone: 'secondary' })} to={closePath} replace preventScrollReset>
          {RESET.cancel}
        </Link>
        <Button type="submit" busy={isBusy} busyLabel={AUTH.sending}>
          {RESET.send}
        </Button>
      </div>
    </Form>
  )
}
