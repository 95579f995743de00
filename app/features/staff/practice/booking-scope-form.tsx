import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { STAFF } from '#content/staff/practice/admin-people.ts'

/** Whether astrologers see the bookings of their colleagues. */
export function BookingScopeForm({ seesOnlyOwn }: { seesOnlyOwn: boolean }) {
  return (
    <Card as="section" className="admin-form">
      <h2 className="text-xl">{STAFF.scopeTitle}</h2>
      <form method="post" className="form">
        <SelectField
          name="scope"
          label={STAFF.scope}
          hint={STAFF.scopeHint}
          defaultValue={seesOnlyOwn ? 'own' : 'everybody'}
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
    </Card>
  )
}
