import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { MOST_SESSIONS } from '#domain/availability/desk-rules.ts'
import type { SessionLimits } from '#domain/content/offers.ts'

type LimitsFormProps = { limits: SessionLimits; problem: FormProblem }

/** How many sessions of all services the astrologer takes. */
export function LimitsForm({ limits, problem: { values, fieldErrors } }: LimitsFormProps) {
  return (
    <FoldedCard
      title={DIARY.limits}
      line={DIARY.limitsLine(limits)}
      isOpen={(fieldErrors.perDay ?? fieldErrors.perWeek) !== undefined}
    >
      <Form method="post" className="desk-form" preventScrollReset>
        <div className="desk-form-row">
          <TextField
            name="perDay"
            label={DIARY.perDay}
            hint={DIARY.limitsHint}
            type="number"
            min={1}
            max={MOST_SESSIONS.perDay}
            error={fieldErrors.perDay}
            defaultValue={values.perDay ?? limits.mostPerDay ?? ''}
          />
          <TextField
            name="perWeek"
            label={DIARY.perWeek}
            hint={DIARY.limitsHint}
            type="number"
            min={1}
            max={MOST_SESSIONS.perWeek}
            error={fieldErrors.perWeek}
            defaultValue={values.perWeek ?? limits.mostPerWeek ?? ''}
          />
        </div>
        <p>
          <Button type="submit" name="intent" value="limits" tone="secondary">
            {DIARY.saveLimits}
          </Button>
        </p>
      </Form>
    </FoldedCard>
  )
}
