import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TIMETABLE } from '#content/staff/courses/groups.ts'
import { fullDay } from '#content/words/dates.ts'
import { LONGEST_CLASS, MOST_CLASSES, SHORTEST_CLASS } from '#domain/learning/cohorts.ts'
import { classField } from './group-forms.ts'

type ClassLine = {
  readonly id: number
  readonly date: string
  readonly time: string
  readonly minutes: string
  readonly lesson: string
  readonly recording: string
  /** Once there may be one. */
  readonly asksRecording: boolean
}

type GroupTimetableFormProps = {
  classes: readonly ClassLine[]
  lessons: readonly SelectOption[]
  today: string
  version: number
  problem: FormProblem | undefined
}

/** One form for all classes of a group, and for a weekly series that is added to them. */
export function GroupTimetableForm({ classes, lessons, today, version, problem }: GroupTimetableFormProps) {
  const { fieldErrors = {}, values = {} } = problem ?? {}
  return (
    <form className="form" method="post" noValidate>
      <FormSummary message={problem?.toast} fieldErrors={fieldErrors} />
      <input type="hidden" name="version" value={version} />
      {classes.map((one, index) => (
        <ClassFields key={one.id} line={one} number={index + 1} lessons={lessons} {...{ fieldErrors, values }} />
      ))}
      <Series today={today} {...{ fieldErrors, values }} />
      <div className="form-actions">
        <Button type="submit">{TIMETABLE.submit}</Button>
      </div>
    </form>
  )
}

type Typed = Pick<FormProblem, 'fieldErrors' | 'values'>

type ClassFieldsProps = Typed & { line: ClassLine; number: number; lessons: readonly SelectOption[] }

function ClassFields({ line, number, lessons, fieldErrors, values }: ClassFieldsProps) {
  const { id } = line
  const field = (name: 'date' | 'time' | 'minutes' | 'lesson' | 'recording') => {
    const full = classField(name, id)
    return { name: full, error: fieldErrors[full], defaultValue: values[full] ?? line[name] }
  }
  const remove = classField('remove', id)
  return (
    <fieldset className="grid gap-3 border-b border-[var(--hairline)] pb-4">
      <legend className="pb-2 text-lg font-semibold">
        {TIMETABLE.class(number)}: {fullDay(line.date)}
      </legend>
      <input type="hidden" name="class" value={id} />
      <div className="desk-form-row">
        <TextField {...field('date')} label={TIMETABLE.date} type="date" required />
        <TextField {...field('time')} label={TIMETABLE.time} type="time" required />
        <TextField
          {...field('minutes')}
          label={TIMETABLE.minutes}
          type="number"
          min={SHORTEST_CLASS}
          max={LONGEST_CLASS}
          required
        />
        {lessons.length > 0 && (
          <SelectField
            {...field('lesson')}
            label={TIMETABLE.lesson}
            options={lessons}
            placeholder={TIMETABLE.noLesson}
            hint={number === 1 ? TIMETABLE.lessonHint : undefined}
          />
        )}
        {line.asksRecording && <TextField {...field('recording')} label={TIMETABLE.recording} type="url" />}
      </div>
      <CheckboxField name={remove} label={TIMETABLE.remove} defaultChecked={values[remove] === 'on'} />
    </fieldset>
  )
}

function Series({ today, fieldErrors, values }: Typed & { today: string }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-lg font-semibold">{TIMETABLE.series}</legend>
      <div className="desk-form-row">
        <TextField
          name="firstDate"
          label={TIMETABLE.firstDate}
          type="date"
          min={today}
          error={fieldErrors.firstDate}
          defaultValue={values.firstDate}
        />
        <TextField
          name="seriesTime"
          label={TIMETABLE.time}
          type="time"
          error={fieldErrors.seriesTime}
          defaultValue={values.seriesTime ?? '10:00'}
        />
        <TextField
          name="seriesMinutes"
          label={TIMETABLE.minutes}
          type="number"
          min={SHORTEST_CLASS}
          max={LONGEST_CLASS}
          error={fieldErrors.seriesMinutes}
          defaultValue={values.seriesMinutes ?? '90'}
        />
        <TextField
          name="count"
          label={TIMETABLE.count}
          hint={TIMETABLE.countHint}
          type="number"
          min={1}
          max={MOST_CLASSES}
          error={fieldErrors.count}
          defaultValue={values.count ?? '8'}
        />
      </div>
    </fieldset>
  )
}
