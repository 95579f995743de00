import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SECOND_STEP_RULE } from '#content/staff/practice/second-step.ts'
import { longDay } from '#content/words/dates.ts'
import { GRACE_DAYS, USUAL_GRACE_DAYS } from '#domain/accounts/second-factors.ts'
import { istDate } from '#domain/time/india-time.ts'

/** Whether staff need a second step, and from when. */
export function SecondStepForm({ from }: { from: Date | null }) {
  const line = from === null ? SECOND_STEP_RULE.isOff : SECOND_STEP_RULE.isOn(longDay(istDate(from)))
  return (
    <FoldedCard title={SECOND_STEP_RULE.title} line={line}>
      <p className="hint">{SECOND_STEP_RULE.lead}</p>
      <form method="post" className="form">
        <SelectField
          name="grace"
          label={SECOND_STEP_RULE.grace}
          defaultValue={String(USUAL_GRACE_DAYS)}
          options={GRACE_DAYS.map((days) => ({ value: String(days), label: SECOND_STEP_RULE.graceOf(days) }))}
        />
        <div className="form-actions">
          <Button type="submit" name="intent" value="require-second-step" tone="secondary">
            {from === null ? SECOND_STEP_RULE.turnOn : SECOND_STEP_RULE.change}
          </Button>
          {from !== null && (
            <Button type="submit" name="intent" value="stop-second-step" tone="quiet">
              {SECOND_STEP_RULE.turnOff}
            </Button>
          )}
        </div>
      </form>
    </FoldedCard>
  )
}
