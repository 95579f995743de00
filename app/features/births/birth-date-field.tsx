import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { useTypedValue } from '#app/features/page-parts/use-typed-value.ts'
import { fromScreenDay, toScreenDay } from '#app/ui/calendar/calendar-days.ts'
import { LazyCalendar } from '#app/ui/calendar/lazy-calendar.tsx'
import { controlAttributes, Field, type FieldProps } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { FIRST_BIRTH_DATE } from '#domain/births/birth-form.ts'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'

type BirthDateFieldProps = FieldProps & {
  defaultValue: string
  autoComplete: string | undefined
  onChange: (date: string) => void
  latest: IsoDate
  /** Otherwise the browser's own date picker is used. */
  hasCalendar: boolean
}

const FIRST_MONTH = toScreenDay(FIRST_BIRTH_DATE)

/** A date to type or pick: month and year have menus, so that a birth decades ago takes three choices. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { defaultValue, autoComplete, onChange, latest, hasCalendar, ...field } = props
  const { ref, value, set, update } = useTypedValue(defaultValue, onChange)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = isCalendarDate(value) ? toScreenDay(value) : undefined
  return (
    <Field field={field}>
      <div className="field-adorned">
        <input
          {...controlAttributes(field)}
          className={hasCalendar ? 'input birth-date' : 'input'}
          type="date"
          autoComplete={autoComplete}
          min={FIRST_BIRTH_DATE}
          max={latest}
          ref={ref}
          defaultValue={defaultValue}
          onChange={(event) => update(event.target.value)}
        />
        {hasCalendar && (
          <button
            type="button"
            className="field-adornment"
            aria-label={isOpen ? BIRTH_FORM.closeCalendar : BIRTH_FORM.chooseDate}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon of={CalendarDays} />
          </button>
        )}
      </div>
      {isOpen && (
        <div className="birth-calendar">
          <LazyCalendar
            unavailable={BIRTH_FORM.noCalendar}
            startMonth={FIRST_MONTH}
            endMonth={toScreenDay(latest)}
            {...(chosen && { selected: chosen, defaultMonth: chosen })}
            onSelect={(day) => {
              if (day) set(fromScreenDay(day))
              setIsOpen(false)
            }}
          />
        </div>
      )}
    </Field>
  )
}
