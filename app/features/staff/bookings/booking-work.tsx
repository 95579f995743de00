import { type ReactNode, Suspense } from 'react'
import { Form, Link } from 'react-router'
import type { RequestText } from '#app/features/muhurta-view/request-text.ts'
import { GivenAnswers } from '#app/features/page-parts/given-answers.tsx'
import { hasIntake, intakeView } from '#app/features/page-parts/intake-view.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { ANSWER } from '#content/booking/answers.ts'
import { DESK_REMEDIES } from '#content/booking/remedies.ts'
import { ANSWER_EDITOR } from '#content/staff/bookings/answers.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'
import { longDateTime } from '#content/words/dates.ts'
import type { BriefView } from './brief-view.ts'
import { awaitsQuestion, type DeskBookingView, isToAnswer, mayHaveOutcome } from './desk-booking.ts'
import { NotesForm, QuestionForm, type SessionProblem } from './notes-form.tsx'
import { RequestedWindows } from './requested-windows.tsx'

/** The code that draws charts is loaded after what the desk works with. */
const LazyBrief = lazyPart(async () => (await import('./brief-summary.tsx')).BriefSummary, PartNotLoaded)

type AnswerState = {
  readonly publishedAt: Date | null
  readonly correctedAt: Date | null
  readonly draftedAt: Date | null
}

type RemediesState = { readonly published: number; readonly waiting: number }

export type BookingWorkProps = {
  booking: DeskBookingView
  /** Null for staff who may not read charts. */
  brief: BriefView | null
  /** Null for staff who may not read private notes. */
  notes: { readonly text: string; readonly version: number } | null
  /** Null for staff who may not read it, and for bookings without one. */
  answer: AnswerState | null
  /** Likewise. */
  remedies: RemediesState | null
  /** The client's search for a muhurta, if there is one. */
  muhurta: RequestText | null
  now: Date
  problem: SessionProblem
}

/** The work with a booking in its order: what is asked, the chart, notes, and what the client gets. */
export function BookingWork(props: BookingWorkProps) {
  const { booking, brief, notes, muhurta, problem } = props
  return (
    <>
      {awaitsQuestion(booking) && <QuestionForm bookingId={booking.id} problem={problem} />}
      <BookingQuestion booking={booking} muhurta={muhurta} />
      {brief && (
        <Suspense>
          <LazyBrief booking={booking} brief={brief} />
        </Suspense>
      )}
      {notes && !booking.isClientErased && <NotesForm bookingId={booking.id} notes={notes} problem={problem} />}
      {!booking.isClientErased && <ForClient {...props} />}
    </>
  )
}

/** What the client wrote with the booking; nothing if nothing was written. */
export function BookingQuestion({ booking, muhurta }: { booking: DeskBookingView; muhurta: RequestText | null }) {
  const birth = booking.hasChartsAndNotes ? booking.birth : null
  const intake = intakeView(birth)
  const question = [birth?.questions, booking.notes].filter(Boolean).join('\n')
  if (question === '' && !hasIntake(intake) && muhurta === null) return null
  return (
    <Card as="section" className="desk-form" id="asked">
      <h2 className="text-xl">{SESSION.asked}</h2>
      {question !== '' && (
        <p className={classNames('whitespace-pre-line [overflow-wrap:anywhere]', tallScript(question))}>{question}</p>
      )}
      {hasIntake(intake) && (
        <details className="desk-more booking-fold">
          <summary>{SESSION.intake}</summary>
          <div className="grid gap-3">
            <GivenAnswers intake={intake} level={3} />
          </div>
        </details>
      )}
      {muhurta && (
        <details className="desk-more booking-fold">
          <summary>{MUHURTA_REQUEST.title}</summary>
          <div className="grid gap-2">
            <RequestedWindows request={muhurta} />
          </div>
        </details>
      )}
    </Card>
  )
}

/** What the client gets, each with its state and the way to it. */
function ForClient({ booking, answer, remedies, muhurta, now }: BookingWorkProps) {
  const path = bookingPath(booking.id)
  const isCancelled = booking.status === 'cancelled'
  return (
    <Card as="section" className="desk-form" id="for-client">
      <h2 className="text-xl">{SESSION.forClient}</h2>
      <ul className="work-rows">
        {mayHaveOutcome(booking, now) && booking.outcome === null && (
          <WorkRow title={SESSION.outcome}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="outcome" value="completed" />
              <Button type="submit" name="intent" value="outcome" size="sm">
                {CARD.markCompleted}
              </Button>
            </Form>
          </WorkRow>
        )}
        {answer && <AnswerRow path={path} answer={answer} isDue={isToAnswer(booking)} />}
        {remedies && <RemediesRow path={path} remedies={remedies} />}
        {answer && (
          <WorkRow title={MUHURTA_REQUEST.row} state={muhurta ? MUHURTA_REQUEST.waiting : undefined}>
            <WorkLink to={`${path}/muhurta`} label={muhurta ? MUHURTA_REQUEST.open : MUHURTA_REQUEST.find} />
          </WorkRow>
        )}
        {!isCancelled && (
          <WorkRow title={SESSION.nextSession}>
            <WorkLink to={`/staff/clients/book?client=${booking.userId}`} label={SESSION.bookAgain} />
          </WorkRow>
        )}
      </ul>
    </Card>
  )
}

function AnswerRow({ path, answer, isDue }: { path: string; answer: AnswerState; isDue: boolean }) {
  const { publishedAt, correctedAt, draftedAt } = answer
  const isBegun = publishedAt !== null || draftedAt !== null
  const state = joinWithDots([
    publishedAt ? ANSWER.publishedOn(longDateTime(publishedAt)) : undefined,
    correctedAt ? ANSWER.correctedOn(longDateTime(correctedAt)) : undefined,
    draftedAt ? ANSWER_EDITOR.draftSaved(longDateTime(draftedAt)) : undefined,
  ])
  return (
    <WorkRow title={ANSWER_EDITOR.title} state={state || undefined}>
      <WorkLink
        to={`${path}/answer`}
        label={isBegun ? ANSWER_EDITOR.edit : ANSWER_EDITOR.open}
        isMain={isDue && publishedAt === null}
      />
    </WorkRow>
  )
}

function RemediesRow({ path, remedies: { published, waiting } }: { path: string; remedies: RemediesState }) {
  const isBegun = published + waiting > 0
  return (
    <WorkRow title={DESK_REMEDIES.title} state={isBegun ? DESK_REMEDIES.state(published, waiting) : undefined}>
      <WorkLink
        to={`${path}/remedies${isBegun ? '' : '/new'}`}
        label={isBegun ? DESK_REMEDIES.open : DESK_REMEDIES.add}
      />
    </WorkRow>
  )
}

function WorkRow({ title, state, children }: { title: string; state?: string | undefined; children: ReactNode }) {
  return (
    <li className="work-row">
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        {state && <p className="hint">{state}</p>}
      </div>
      <div className="no-print">{children}</div>
    </li>
  )
}

function WorkLink({ to, label, isMain = false }: { to: string; label: string; isMain?: boolean }) {
  return (
    <Link className={buttonClass({ size: 'sm', tone: isMain ? 'primary' : 'secondary' })} to={to}>
      {label}
    </Link>
  )
}
