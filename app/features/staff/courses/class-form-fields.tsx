import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Toast } from '#app/ui/overlays/toasts.ts'
import { CLASS_FORM } from '#content/staff/courses/class-form.ts'
import { GROUP_FORM, TIMETABLE } from '#content/staff/courses/groups.ts'
import {
  LONGEST_CLASS,
  LONGEST_CLASS_DESCRIPTION,
  LONGEST_COHORT_TITLE,
  MOST_SEATS,
  SHORTEST_CLASS,
} from '#domain/learning/cohorts.ts'

type ClassFormFieldsProps = {
  values: Readonly<Record<string, string>>
  /** False for another date of a class. */
  hasText: boolean
  astrologers: readonly SelectOption[]
  today: string
  version: number
  problem:
    | { readonly toast?: Toast | undefined; readonly fieldErrors?: Readonly<Record<string, string>> | undefined }
    | undefined
}

/** What the class is, when, for how many, who teaches and where. */
export function ClassFormFields({ values, hasText, astrologers, today, version, problem }: ClassFormFieldsProps) {
  const errors = problem?.fieldErrors ?? {}
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] })
  const { fields, hints } = CLASS_FORM
  return (
    <form className="form max-w-[40rem]" method="post" noValidate>
      <FormSummary message={problem?.toast} fieldErrors={errors} />
      <input type="hidden" name="version" value={version} />
      {hasText && (
        <>
          <TextField {...field('title')} label={fields.title} maxLength={LONGEST_COHORT_TITLE} required />
          <TextAreaField
            {...field('description')}
            label={fields.description}
            hint={hints.description}
            rows={4}
            maxLength={LONGEST_CLASS_DESCRIPTION}
            required
          />
        </>
      )}
      <div className="form-pair">
        <TextField {...field('date')} label={TIMETABLE.date} type="date" min={today} required />
        <TextField {...field('time')} label={TIMETABLE.time} hint={hints.time} type="time" required />
      </div>
      <div className="form-pair">
        <TextField
          {...field('minutes')}
          label={TIMETABLE.minutes}
          type="number"
          min={SHORTEST_CLASS}
          max={LONGEST_CLASS}
          required
        />
        <TextField
          {...field('seats')}
          label={GROUP_FORM.fields.seats}
          type="number"
          min={1}
          max={MOST_SEATS}
          required
        />
      </div>
      {hasText && <TextField {...field('price')} label={fields.price} hint={hints.price} inputMode="decimal" />}
      <SelectField
        {...field('astrologer')}
        label={GROUP_FORM.fields.astrologer}
        hint={hints.astrologer}
        options={astrologers}
        placeholder={GROUP_FORM.anyTeacher}
      />
      <TextField
        {...field('meetingLink')}
        label={GROUP_FORM.fields.meetingLink}
        hint={GROUP_FORM.hints.meetingLink}
        type="url"
      />
      <div className="form-actions">
        <Button type="submit">{GROUP_FORM.submit}</Button>
      </div>
    </form>
  )
}
