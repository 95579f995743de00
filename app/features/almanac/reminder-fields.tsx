import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldNotes, groupAttributes } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { CityField } from './city-field.tsx'

/** What the form is filled in with, and what can be chosen. */
export type ReminderView = {
  readonly city: string
  readonly lists: readonly string[]
  readonly region: string
  /** Left out for visitors, who have saved nobody. */
  readonly hasFamily?: boolean
  readonly listOptions: readonly SelectOption[]
  readonly regionOptions: readonly SelectOption[]
}

type ReminderFieldsProps = { reminder: ReminderView; errors: Readonly<Record<string, string>> }

/** City, lists and region, for visitors and on the dashboard. */
export function ReminderFields({ reminder, errors }: ReminderFieldsProps) {
  const group = { name: 'lists', label: FESTIVAL_EMAILS.lists, error: errors.lists }
  return (
    <>
      <CityField name="city" label={FESTIVAL_EMAILS.city} defaultValue={reminder.city} error={errors.city} required />
      <fieldset className="fieldset" {...groupAttributes(group)}>
        <legend>{FESTIVAL_EMAILS.lists}</legend>
        {reminder.listOptions.map(({ value, label }) => (
          <CheckboxField
            key={value}
            id={`list-${value}`}
            name="list"
            label={label}
            value={value}
            defaultChecked={reminder.lists.includes(value)}
          />
        ))}
        {reminder.hasFamily !== undefined && (
          <CheckboxField name="family" label={FESTIVAL_EMAILS.family} defaultChecked={reminder.hasFamily} />
        )}
        <FieldNotes field={group} />
      </fieldset>
      <SelectField
        name="region"
        label={FESTIVAL_EMAILS.region}
        options={reminder.regionOptions}
        placeholder={FESTIVAL_EMAILS.everywhere}
        defaultValue={reminder.region}
      />
    </>
  )
}
