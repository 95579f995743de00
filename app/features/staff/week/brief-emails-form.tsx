import { Form } from 'react-router'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'

/** Whether the astrologer gets tomorrow's sessions by email. */
export function BriefEmailsForm({ isOn }: { isOn: boolean }) {
  return (
    <FoldedCard title={DIARY.briefs} line={isOn ? DIARY.briefsAreOn : DIARY.briefsAreOff}>
      <Form method="post" className="desk-form" preventScrollReset>
        <CheckboxField
          name="briefEmails"
          label={DIARY.briefEmails}
          hint={DIARY.briefEmailsHint}
          defaultChecked={isOn}
        />
        <p>
          <Button type="submit" name="intent" value="briefs" tone="secondary">
            {DIARY.saveActivity}
          </Button>
        </p>
      </Form>
    </FoldedCard>
  )
}
