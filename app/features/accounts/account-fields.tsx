import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { ConsentField } from '#app/features/sign-in/consent-field.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { AUTH } from '#content/accounts/accounts.ts'
import { FEWEST_NAME_CHARACTERS, SHORTEST_PASSWORD } from '#domain/accounts/accounts.ts'

type Props = { problem: FormProblem }

/** The sign-in address; `username` is the name that password managers look for. */
export function AddressField({ problem: { fieldErrors, values } }: Props) {
  return (
    <TextField
      name="email"
      type="email"
      label={AUTH.email}
      autoComplete="username"
      defaultValue={values.email}
      error={fieldErrors.email}
      required
    />
  )
}

export function FullNameField({ problem: { fieldErrors, values } }: Props) {
  return (
    <TextField
      name="fullName"
      label={AUTH.fullName}
      autoComplete="name"
      minLength={FEWEST_NAME_CHARACTERS}
      defaultValue={values.fullName}
      error={fieldErrors.fullName}
      required
    />
  )
}

export function NewAccountFields({ problem: { fieldErrors, values } }: Props) {
  return (
    <>
      <PasswordField
        name="password"
        label={AUTH.password}
        autoComplete="new-password"
        minLength={SHORTEST_PASSWORD}
        hint={AUTH.passwordHint}
        error={fieldErrors.password}
        required
      />
      <ConsentField isTicked={values.consent === 'on'} error={fieldErrors.consent} />
    </>
  )
}
