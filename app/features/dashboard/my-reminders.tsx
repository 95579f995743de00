import { Form } from 'react-router'
import { ReminderFields, type ReminderView } from '#app/features/almanac/reminder-fields.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { to } from '#content/language.ts'

type MyRemindersProps = {
  reminder: ReminderView
  isOn: boolean
  errors: Readonly<Record<string, string>>
}

/** Emails on the evening before an observance, for a signed-in client. */
export function MyReminders({ reminder, isOn, errors }: MyRemindersProps) {
  return (
    <Card as="section">
      <Form method="post" className="form" replace preventScrollReset>
        <h2 className="text-xl">{FESTIVAL_EMAILS.mine}</h2>
        <p className="hint">{isOn ? FESTIVAL_EMAILS.mineOn : FESTIVAL_EMAILS.mineOff}</p>
        <ReminderFields reminder={reminder} errors={errors} />
        <p>
          <a className="text-link inline-flex min-h-11 items-center" href={to('/dashboard/family')}>
            {FESTIVAL_EMAILS.toFamily}
          </a>
        </p>
        <div className="button-row">
          <Button type="submit" name="intent" value="save-reminders">
            {isOn ? FESTIVAL_EMAILS.save : FESTIVAL_EMAILS.submit}
          </Button>
          {isOn && (
            <Button type="submit" name="intent" value="stop-reminders" tone="secondary" formNoValidate>
              {FESTIVAL_EMAILS.stop}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
