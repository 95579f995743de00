import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { optionsOf } from '#app/ui/fields/select-options.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { SPECIAL_DAYS } from '#content/staff/week/special-days.ts'
import { longDateTime } from '#content/words/dates.ts'
import { daysText, type SpecialDaysView, specialDaysDetails } from './special-days-list.tsx'

type TimeOff = {
  readonly id: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly reason: string
  /** Null: everybody. */
  readonly astrologerId: number | null
}

type TimeOffPanelProps = {
  timeOff: readonly TimeOff[]
  /** Null for an astrologer without hours of their own. */
  specialDays: readonly SpecialDaysView[] | null
  /** Only a practice with several astrologers needs to choose. */
  asksForWhom: boolean
  problem: FormProblem
}

/** What is unlike a usual week, first the days with other hours: what is planned, and a folded form for more. */
export function TimeOffPanel({ timeOff, specialDays, asksForWhom, problem }: TimeOffPanelProps) {
  const { values, fieldErrors } = problem
  const isPlanned = timeOff.length > 0 || (specialDays?.length ?? 0) > 0
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{DIARY.exceptions}</h2>
      {!isPlanned && <p className="hint">{DIARY.noExceptions}</p>}
      {isPlanned && (
        <ul className="desk-rows">
          {specialDays?.map((days) => (
            <li key={`days-${days.id}`} className="desk-row">
              <span>
                <b>{daysText(days)}</b>
                <span className="hint block">{specialDaysDetails(days, asksForWhom)}</span>
              </span>
            </li>
          ))}
          {timeOff.map(({ id, startsAt, endsAt, reason, astrologerId }) => (
            <li key={id} className="desk-row">
              <span>
                <b>
                  {longDateTime(startsAt)} – {longDateTime(endsAt)}
                </b>
                <span className="hint block">
                  {[DIARY.timeOff, reason, asksForWhom && (astrologerId === null ? DIARY.everybody : DIARY.onlyYou)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="open-again" tone="secondary" size="sm">
                  {DIARY.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {specialDays && (
        <p>
          <Link to="/staff/week/special-days" className={buttonClass({ tone: 'secondary' })}>
            {SPECIAL_DAYS.title}
          </Link>
        </p>
      )}
      {/* A new key resets the form after each save. */}
      <details key={timeOff.length} open={fieldErrors.until !== undefined}>
        <summary className="text-link min-h-11">{DIARY.planTimeOff}</summary>
        <Form method="post" className="desk-form pt-2" preventScrollReset>
          <div className="desk-form-row">
            <TextField name="from" label={DIARY.from} type="datetime-local" defaultValue={values.from} required />
            <TextField
              name="until"
              label={DIARY.until}
              type="datetime-local"
              error={fieldErrors.until}
              defaultValue={values.until}
              required
            />
            <TextField name="reason" label={DIARY.reason} defaultValue={values.reason} maxLength={200} />
            {asksForWhom && (
              <SelectField
                name="whom"
                label={DIARY.forWhom}
                options={optionsOf(DIARY.whom)}
                defaultValue={values.whom}
              />
            )}
          </div>
          <p>
            <Button type="submit" name="intent" value="take-off">
              {DIARY.take}
            </Button>
          </p>
        </Form>
      </details>
    </Card>
  )
}
