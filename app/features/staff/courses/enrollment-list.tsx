import { Form } from 'react-router'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { shortDay } from '#content/words/dates.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'

export type EnrollmentLine = {
  readonly id: number
  readonly courseTitle: string
  /** Null for a class that is sold alone. */
  readonly courseLevel: string | null
  readonly status: EnrollmentStatus
  readonly enrollmentDate: Date
  readonly notes: string
  readonly fullName: string | null
  readonly email: string | null
  /** As given with the enrollment, else from the profile. */
  readonly phone: string | null
  readonly currentLocation: string | null
}

const STATUSES: readonly EnrollmentStatus[] = ['enrolled', 'scheduled', 'completed']
const TONES: Readonly<Record<EnrollmentStatus, BadgeTone>> = {
  enrolled: 'gold',
  scheduled: 'action',
  completed: 'success',
}

/** Rows of two lines; each opens to the student's contact, the note and what can be done. A single one is open. */
export function EnrollmentList({ enrollments }: { enrollments: readonly EnrollmentLine[] }) {
  return (
    <ul className="desk-rows">
      {enrollments.map((enrollment) => (
        <li key={enrollment.id} className="desk-row">
          <details className="row-fold" open={enrollments.length === 1}>
            <summary>
              <EnrollmentHead enrollment={enrollment} />
            </summary>
            <div className="grid gap-3 py-3">
              <Contact enrollment={enrollment} />
              {enrollment.notes && <p className="whitespace-pre-line">{enrollment.notes}</p>}
              <div className="flex flex-wrap gap-2">
                {STATUSES.filter((status) => status !== enrollment.status).map((to) => (
                  <MoveForm key={to} enrollment={enrollment} to={to} />
                ))}
              </div>
              {(enrollment.email ?? enrollment.fullName) !== null && <NoteForm enrollment={enrollment} />}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function EnrollmentHead({ enrollment }: { enrollment: EnrollmentLine }) {
  const { courseTitle, courseLevel, status, enrollmentDate, fullName, email } = enrollment
  const name = fullName ?? email ?? ENROLLMENTS.unknown
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className={classNames('min-w-0 text-base', tallScript(name))}>{name}</h2>
        <Badge tone={TONES[status]}>{ENROLLMENTS.statuses[status]}</Badge>
      </div>
      <p className="hint">
        {courseLevel === null ? courseTitle : `${courseTitle} (${courseLevel})`}, {ENROLLMENTS.enrolledOn}{' '}
        {shortDay(enrollmentDate)}
      </p>
    </div>
  )
}

function NoteForm({ enrollment: { id, notes } }: { enrollment: EnrollmentLine }) {
  const text = useWrittenText({ id: `enrollment:${id}`, fields: ['notes'], version: 0 })
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {notes === '' ? ENROLLMENTS.addNote : ENROLLMENTS.editNote}
      </summary>
      <TextForm text={text} method="post" replace preventScrollReset className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="before" value={notes} />
        <TextAreaField
          name="notes"
          id={`notes-${id}`}
          label={ENROLLMENTS.note}
          hint={ENROLLMENTS.noteHint}
          defaultValue={notes}
          rows={3}
          maxLength={1000}
        />
        <p>
          <Button type="submit" name="intent" value="note" tone="secondary" size="sm">
            {ENROLLMENTS.saveNote}
          </Button>
        </p>
        <TextStatus text={text} />
      </TextForm>
    </details>
  )
}

function Contact({ enrollment: { email, phone, currentLocation } }: { enrollment: EnrollmentLine }) {
  return (
    <p>
      {email ?? ENROLLMENTS.unknown}
      {phone && (
        <>
          {', '}
          <span className="inline-block">
            <PhoneLink phone={phone} />
            {currentLocation && ','}
          </span>
        </>
      )}
      {currentLocation && `${phone ? '' : ','} ${currentLocation}`}
    </p>
  )
}

function MoveForm({ enrollment: { id, status }, to }: { enrollment: EnrollmentLine; to: EnrollmentStatus }) {
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={status} />
      <Button type="submit" name="to" value={to} tone={to === 'enrolled' ? 'quiet' : 'secondary'} size="sm">
        {ENROLLMENTS.moveTo[to]}
      </Button>
    </Form>
  )
}
