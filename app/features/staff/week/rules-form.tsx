import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import {
  type DeskRules,
  LARGEST_CLAIM_LIMIT,
  LONGEST_HORIZON_DAYS,
  LONGEST_NOTICE_MINUTES,
} from '#domain/availability/desk-rules.ts'

type RulesFormProps = {
  rules: DeskRules
  problem: FormProblem
}

export function RulesForm({ rules, problem: { values, fieldErrors } }: RulesFormProps) {
  return (
    <FoldedCard title={DIARY.rules} line={DIARY.rulesLine(rules)} isOpen={fieldErrors.notice !== undefined}>
      <Form method="post" className="desk-form" preventScrollReset>
        <div className="desk-form-row">
          <TextField
            name="notice"
            label={DIARY.notice}
            type="number"
            min={0}
            max={LONGEST_NOTICE_MINUTES}
            error={fieldErrors.notice}
            defaultValue={values.notice ?? rules.minimumNoticeMinutes}
            required
          />
          <TextField
            name="horizon"
            label={DIARY.horizon}
            type="number"
            min={1}
            max={LONGEST_HORIZON_DAYS}
            defaultValue={values.horizon ?? rules.horizonDays}
            required
          />
        </div>
        <TextField
          name="claims"
          label={DIARY.claims}
          hint={DIARY.claimsHint}
          type="number"
          min={1}
          max={LARGEST_CLAIM_LIMIT}
          defaultValue={values.claims ?? rules.mostUnverifiedClaims}
          required
        />
        <CheckboxField
          name="uniquePaise"
          label={DIARY.uniqueAmounts}
          hint={DIARY.uniqueAmountsHint}
          defaultChecked={rules.hasUniqueAmounts}
        />
        <p>
          <Button type="submit" name="intent" value="rules" tone="secondary">
            {DIARY.saveRules}
          </Button>
        </p>
      </Form>
    </FoldedCard>
  )
}
