import { Form } from 'react-router'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { ACTIVITY_PACES, type ActivityPace } from '#domain/bookings/client-activity.ts'

/** How often the practice is emailed about what clients book, pay and move. */
export function ActivityEmailsForm({ pace }: { pace: ActivityPace }) {
  return (
    <FoldedCard title={DIARY.activity} line={DIARY.activityPaces[pace]}>
      <Form method="post" className="desk-form" preventScrollReset>
        <SelectField
          name="pace"
          label={DIARY.activityPace}
          hint={DIARY.activityHint}
          defaultValue={pace}
          options={ACTIVITY_PACES.map((value) => ({ value, label: DIARY.activityPaces[value] }))}
        />
        <p>
          <Button type="submit" name="intent" value="activity" tone="secondary">
            {DIARY.saveActivity}
          </Button>
        </p>
      </Form>
    </FoldedCard>
  )
}
