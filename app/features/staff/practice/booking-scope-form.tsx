import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { STAFF } from '#content/staff/practice/admin-people.ts'

/** Whether astrologers see the bookings of their colleagues. */
export function BookingScopeForm({ seesOnlyOwn }: { seesOnlyOwn: boolean }) {
  const scope = seesOnlyOwn ? 'own' : 'everybody'
  return (
    <FoldedCard title={STAFF.scopeTitle} line={STAFF.scopes[scope]}>
      <form method="post" className="form">
        <SelectField
          name="scope"
          label={STAFF.scope}
          hint={STAFF.scopeHint}
          defaultValue={scope}
          options={[
            { value: 'everybody', label: STAFF.scopes.everybody },
            { value: 'own', label: STAFF.scopes.own },
          ]}
        />
        <div className="form-actions">
          <Button type="submit" name="intent" value="scope" tone="secondary">
            {STAFF.saveScope}
          </Button>
        </div>
      </form>
    </FoldedCard>
  )
}
