import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { WEBHOOKS } from '#content/staff/practice/webhooks.ts'
import { LONGEST_ADDRESS } from '#domain/calendar/calendar-address.ts'
import { LONGEST_WEBHOOK_NAME, WEBHOOK_EVENTS } from '#domain/webhooks/webhooks.ts'
import type { ProgramsProblem } from './key-form.tsx'

export function WebhookForm({ isOpen, problem }: { isOpen: boolean; problem: ProgramsProblem | undefined }) {
  const errors = problem?.fieldErrors ?? {}
  const [first] = WEBHOOK_EVENTS
  return (
    <FoldedCard title={WEBHOOKS.add} isOpen={isOpen || problem !== undefined}>
      <form method="post" className="form" noValidate>
        <FormSummary message={problem?.toast} fieldErrors={errors} />
        <TextField
          name="name"
          label={WEBHOOKS.name}
          hint={WEBHOOKS.nameHint}
          maxLength={LONGEST_WEBHOOK_NAME}
          defaultValue={problem?.values.name ?? ''}
          autoComplete="off"
        />
        <TextField
          name="address"
          label={WEBHOOKS.address}
          hint={WEBHOOKS.addressHint}
          inputMode="url"
          maxLength={LONGEST_ADDRESS}
          defaultValue={problem?.values.address ?? ''}
          error={errors.address}
          autoComplete="off"
          required
        />
        <fieldset className="grid gap-2">
          <legend>{WEBHOOKS.events}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <CheckboxField
              key={event}
              name={event}
              label={WEBHOOKS.eventNames[event]}
              defaultChecked={problem?.values[event] === 'on'}
              error={event === first ? errors.events : undefined}
            />
          ))}
        </fieldset>
        <div className="form-actions">
          <Button type="submit" name="intent" value="add">
            {WEBHOOKS.submit}
          </Button>
        </div>
      </form>
    </FoldedCard>
  )
}
