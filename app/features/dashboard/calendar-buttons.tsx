import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CALENDAR } from '#content/site/dashboard.ts'
import type { CalendarLinks } from '#domain/calendar/calendar-links.ts'

type CalendarButtonsProps = { links: CalendarLinks; label: string }

/** Adds a session, or subscribes to all of them, in the client's own calendar. */
export function CalendarButtons({ links, label }: CalendarButtonsProps) {
  return (
    <fieldset className="calendar-buttons">
      <legend>
        <Icon of={CalendarPlus} /> {label}
      </legend>
      {(['google', 'apple', 'outlook'] as const).map((name) => (
        <ButtonLink
          key={name}
          href={links[name]}
          size="sm"
          tone="secondary"
          {...(name === 'apple' ? {} : { target: '_blank', rel: 'noreferrer noopener' })}
        >
          {CALENDAR.names[name]}
        </ButtonLink>
      ))}
    </fieldset>
  )
}
