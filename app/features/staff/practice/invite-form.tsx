import type { EditProblem } from '#app/features/staff/content/edit-form.tsx'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { STAFF_ROLES } from '#domain/roles.ts'

export function InviteForm({ problem }: { problem: EditProblem | undefined }) {
  return (
    <FoldedCard title={STAFF.invite} isOpen={problem !== undefined}>
      <p className="hint">{STAFF.inviteLead}</p>
      <form method="post" action={to('/staff/practice/team')} className="form" noValidate>
        <FormSummary message={problem?.toast} fieldErrors={problem?.fieldErrors} />
        <div className="form-pair">
          <TextField
            name="email"
            type="email"
            label={STAFF.email}
            defaultValue={problem?.values.email ?? ''}
            error={problem?.fieldErrors.email}
            required
          />
          <SelectField
            name="role"
            label={STAFF.role}
            options={STAFF_ROLES.map((value) => ({ value, label: STAFF.roles[value] }))}
            defaultValue={problem?.values.role ?? 'astrologer'}
          />
        </div>
        <div className="form-actions">
          <Button type="submit" name="intent" value="invite">
            {STAFF.send}
          </Button>
        </div>
      </form>
    </FoldedCard>
  )
}
