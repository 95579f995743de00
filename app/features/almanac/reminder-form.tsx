import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { to } from '#content/language.ts'
import { Honeypot } from '../public-forms/honeypot.tsx'
import { ReminderFields, type ReminderView } from './reminder-fields.tsx'

type ReminderFormProps = { reminder: ReminderView; email: string; errors: Readonly<Record<string, string>> }

/** A visitor asks for emails on the evening before; works without script. */
export function ReminderForm({ reminder, email, errors }: ReminderFormProps) {
  return (
    <form className="form" method="post" action={to('/festivals/emails')}>
      <TextField
        name="email"
        type="email"
        label={FESTIVAL_EMAILS.email}
        autoComplete="email"
        defaultValue={email}
        error={errors.email}
        required
      />
      <ReminderFields reminder={reminder} errors={errors} />
      <Honeypot formId="festival-emails" />
      <Button type="submit">{FESTIVAL_EMAILS.submit}</Button>
      <p className="hint">{FESTIVAL_EMAILS.howItWorks}</p>
    </form>
  )
}
