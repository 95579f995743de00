import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SECOND_STEP } from '#content/accounts/second-factors.ts'

type SecondCodeFormProps = {
  /** Without an app, only a recovery code can be typed. */
  hasApp: boolean
  problem: FormProblem
  submit: string
  /** A passkey is the first choice on this page. */
  isSecondChoice?: boolean
}

/** One field for the code of the app and for a recovery code, so that nobody has to choose first. */
export function SecondCodeForm({ hasApp, problem, submit, isSecondChoice = false }: SecondCodeFormProps) {
  const isBusy = usePendingIntent() === 'enter-code'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <TextField
        name="code"
        label={hasApp ? SECOND_STEP.code : SECOND_STEP.recoveryCode}
        hint={hasApp ? SECOND_STEP.codeHint : undefined}
        // Recovery codes are not only digits, so no numeric keyboard.
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus={hasApp}
        error={problem.fieldErrors.code}
        required
      />
      <Button
        type="submit"
        name="intent"
        value="enter-code"
        tone={isSecondChoice ? 'secondary' : 'primary'}
        wide
        busy={isBusy}
        busyLabel={SECOND_STEP.entering}
      >
        {submit}
      </Button>
    </Form>
  )
}
