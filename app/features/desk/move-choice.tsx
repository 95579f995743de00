import { Form, Link } from 'react-router'
import { MOVE, WEEK } from '#app/content/week.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FieldNotes, groupAttributes } from '#app/ui/field.tsx'

export type MoveWeek = {
  readonly range: string
  readonly previousHref: string | null
  readonly nextHref: string | null
  readonly days: readonly {
    readonly day: string
    readonly starts: readonly { readonly start: string; readonly time: string }[]
  }[]
}

type MoveChoiceProps = { week: MoveWeek; chosen: string; error?: string | undefined }

/** The free starts of one week by day. */
export function MoveChoice({ week: { range, previousHref, nextHref, days }, chosen, error }: MoveChoiceProps) {
  return (
    <Card as="section">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{range}</h2>
          <nav className="flex flex-wrap gap-2" aria-label={WEEK.title}>
            <WeekLink to={previousHref} label={WEEK.previous} />
            <WeekLink to={nextHref} label={WEEK.next} />
          </nav>
        </div>
        {days.length === 0 ? (
          <p>{MOVE.none}</p>
        ) : (
          <Form method="post" className="desk-form" replace>
            <fieldset className="grid gap-4" {...groupAttributes({ name: 'slot', error })}>
              <legend className="sr-only">{MOVE.choose}</legend>
              {days.map(({ day, starts }) => (
                <div key={day} className="grid gap-2">
                  <h3 className="text-lg">{day}</h3>
                  <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
                    {starts.map(({ start, time }) => (
                      <label key={start} className="hour">
                        <input
                          type="radio"
                          name="slot"
                          value={start}
                          required
                          className="sr-only"
                          defaultChecked={start === chosen}
                          aria-label={`${day}, ${time}`}
                        />
                        {time}
                      </label>
                    ))}
                  </div>
                </div>
              ))}
              <FieldNotes field={{ name: 'slot', label: MOVE.choose, error }} />
            </fieldset>
            <p className="move-submit">
              <Button type="submit">{MOVE.submit}</Button>
            </p>
          </Form>
        )}
      </div>
    </Card>
  )
}

function WeekLink({ to, label }: { to: string | null; label: string }) {
  if (to === null) return null
  return (
    <Link className={buttonClass({ size: 'sm', tone: 'secondary' })} to={to} preventScrollReset>
      {label} <span className="sr-only">{WEEK.week}</span>
    </Link>
  )
}
