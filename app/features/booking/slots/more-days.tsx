import { useEffect, useRef, useState } from 'react'
import { fromScreenDay, toScreenDay } from '#app/ui/calendar/calendar-days.ts'
import { LazyCalendar } from '#app/ui/calendar/lazy-calendar.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'

type MoreDaysProps = {
  /** The free days in order. */
  days: readonly string[]
  date: string
  today: string
  onChoose: (day: string) => void
}

/** A calendar of all free days, behind a summary. */
export function MoreDays({ days, date, today, onChoose }: MoreDaysProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(box.current?.open ?? false), [])

  return (
    <details ref={box} className="more-days" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{BOOKING_FIELD_TEXTS.moreDays}</summary>
      {isOpen && <FreeDays days={days} date={date} today={today} onChoose={onChoose} />}
    </details>
  )
}

function FreeDays({ days, date, today, onChoose }: MoreDaysProps) {
  const free = new Set(days)
  const [firstMonth = today] = [days[0] ?? today, today].toSorted()
  return (
    <LazyCalendar
      unavailable={BOOKING_FIELD_TEXTS.noCalendar}
      isFree={(day) => free.has(fromScreenDay(day))}
      disabled={(day) => !free.has(fromScreenDay(day))}
      selected={toScreenDay(date)}
      onSelect={(day) => day && onChoose(fromScreenDay(day))}
      required={false}
      defaultMonth={toScreenDay(date)}
      today={toScreenDay(today)}
      startMonth={toScreenDay(firstMonth)}
      endMonth={toScreenDay(days.at(-1) ?? today)}
      weekStartsOn={1}
    />
  )
}
