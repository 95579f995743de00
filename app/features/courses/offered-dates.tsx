import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { GROUP_FIELD } from '#content/booking/groups.ts'
import { to } from '#content/language.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { enrollPath } from './course-text.ts'
import type { OfferedDate } from './offered-date.ts'

type OfferedDatesProps = { dates: readonly OfferedDate[]; slug: string; titleId: string }

/** When the groups of a course begin, or when a class is, with the seats that are left. A full one has a waitlist. */
export function OfferedDates({ dates, slug, titleId }: OfferedDatesProps) {
  return (
    <ul className="grid gap-3">
      {dates.map(({ id, title, text, startsAt, endsAt, freeSeats, teacher }) => (
        <li key={id} className="grid gap-0.5">
          {title !== '' && (
            <b>
              <OwnText>{title}</OwnText>
            </b>
          )}
          <span className={title === '' ? 'font-semibold' : undefined}>
            <time dateTime={startsAt} data-own-time={endsAt}>
              {text}
            </time>
          </span>
          <span className="hint">
            {freeSeats === 0 ? GROUP_FIELD.full : GROUP_FIELD.free(freeSeats)}
            {teacher !== null && (
              <>
                {' · '}
                {COURSES_PAGE.teacher}: <OwnText>{teacher}</OwnText>
              </>
            )}
          </span>
          {freeSeats === 0 && (
            <a
              className="text-link inline-flex min-h-11 items-center justify-self-start"
              href={to(`${enrollPath({ slug })}/wait/${id}`)}
              aria-describedby={titleId}
            >
              {GROUP_FIELD.wait}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
