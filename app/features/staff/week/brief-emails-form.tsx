import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'

/** Whether the astrologer gets tomorrow's sessions by email. */
export function BriefEmailsForm({ isOn }: { isOn: boolean }) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{DIARY.briefs}</h2>
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
    </Card>
  )
}
