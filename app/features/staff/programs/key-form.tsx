import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PROGRAMS } from '#content/staff/practice/programs.ts'
import { API_SCOPES, type ApiScope, KEY_DAYS, LONGEST_KEY_NAME } from '#domain/accounts/api-keys.ts'

/** What is wrong with a form about programs. */
export type ProgramsProblem = {
  readonly toast: { readonly title: string }
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

type KeyFormProps = {
  /** What the admin may give. */
  allowed: readonly ApiScope[]
  isOpen: boolean
  problem: ProgramsProblem | undefined
}

export function KeyForm({ allowed, isOpen, problem }: KeyFormProps) {
  const errors = problem?.fieldErrors ?? {}
  return (
    <FoldedCard title={PROGRAMS.add} isOpen={isOpen || problem !== undefined}>
      <form method="post" className="form" noValidate>
        <FormSummary message={problem?.toast} fieldErrors={errors} />
        <TextField
          name="name"
          label={PROGRAMS.name}
          hint={PROGRAMS.nameHint}
          maxLength={LONGEST_KEY_NAME}
          defaultValue={problem?.values.name ?? ''}
          error={errors.name}
          autoComplete="off"
          required
        />
        <fieldset className="grid gap-2">
          <legend>{PROGRAMS.scopes}</legend>
          {API_SCOPES.filter((scope) => allowed.includes(scope)).map((scope) => (
            <CheckboxField
              key={scope}
              name={scope}
              label={PROGRAMS.scopeNames[scope]}
              defaultChecked={problem ? problem.values[scope] === 'on' : scope === 'read'}
              error={scope === 'read' ? errors.scopes : undefined}
            />
          ))}
          {allowed.length < API_SCOPES.length && <p className="hint">{PROGRAMS.onlyAstrologer}</p>}
        </fieldset>
        <SelectField
          name="days"
          label={PROGRAMS.days}
          options={KEY_DAYS.map((days) => ({ value: String(days), label: PROGRAMS.daysOf(days) }))}
          defaultValue={problem?.values.days ?? '90'}
        />
        <div className="form-actions">
          <Button type="submit" name="intent" value="make">
            {PROGRAMS.submit}
          </Button>
        </div>
      </form>
    </FoldedCard>
  )
}
