import { useRef } from 'react'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { TIME_ZONE_FIELD, TIME_ZONE_GROUPS } from '#content/frame/time-zones.ts'
import { zoneLabel } from '#content/words/session-times.ts'
import { isIndianZone } from '#domain/time/india-time.ts'

const LISTED: readonly SelectOption[] = Object.entries(TIME_ZONE_GROUPS).flatMap(([group, zones]) =>
  zones.map((value) => ({ value, label: labelOf(value), group })),
)

type TimeZoneFieldProps = {
  timeZone: string
  hint: string
  onChange: (timeZone: string, form: HTMLFormElement | null) => void
}

/** The zone in which the client reads times. It goes with the booking, and emails are written in it. */
export function TimeZoneField({ timeZone, hint, onChange }: TimeZoneFieldProps) {
  const isListed = LISTED.some(({ value }) => value === timeZone)
  const zones = useRef<HTMLSelectElement>(null)
  useTypedEarly(zones, ({ value, form }) => onChange(value, form))
  const own = { value: timeZone, label: labelOf(timeZone), group: TIME_ZONE_FIELD.yours }
  return (
    <SelectField
      name="timeZone"
      label={TIME_ZONE_FIELD.label}
      hint={hint}
      ref={zones}
      value={timeZone}
      options={isListed ? LISTED : [own, ...LISTED]}
      onChange={({ currentTarget }) => onChange(currentTarget.value, currentTarget.form)}
    />
  )
}

function labelOf(timeZone: string): string {
  return isIndianZone(timeZone) ? TIME_ZONE_FIELD.india : zoneLabel(timeZone)
}
