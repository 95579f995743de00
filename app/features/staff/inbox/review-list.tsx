import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { DateTime } from '#app/features/staff/date-time.tsx'
import { MoreLinks } from '#app/features/staff/more-links.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { type LinkTab, LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { MODERATION } from '#content/booking/reviews.ts'
import { to } from '#content/language.ts'
import { LONGEST_REPLY, type ReviewState, type StarCount } from '#domain/sessions/reviews.ts'

export type ListedReview = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly clientName: string
  readonly stars: StarCount
  readonly text: string
  /** Name and city as the client wants them shown; null if it must not be shown. */
  readonly shownAs: string | null
  readonly state: ReviewState
  readonly version: number
  readonly reply: string
  readonly changedAt: Date
}

export type ReviewListProps = {
  reviews: readonly ListedReview[]
  tabs: readonly LinkTab[]
  nextHref: string | undefined
  firstHref: string | undefined
  /** Of a reply that was refused. */
  problem: FormProblem
}

/** Reviews in one state with what staff can do about them. */
export function ReviewList({ reviews, tabs, nextHref, firstHref, problem }: ReviewListProps) {
  return (
    <>
      <LinkTabs label={MODERATION.filter} tabs={tabs} />
      {reviews.length === 0 ? (
        <EmptyState title={MODERATION.none} level={2}>
          {MODERATION.noneLead}
        </EmptyState>
      ) : (
        <ul className="admin-list">
          {reviews.map((review) => (
            <li key={review.bookingId} className="admin-item">
              <ReviewFacts review={review} problem={problem} />
              <Decisions review={review} />
            </li>
          ))}
        </ul>
      )}
      <MoreLinks nextHref={nextHref} firstHref={firstHref} />
    </>
  )
}

type ReviewFactsProps = Pick<ReviewListProps, 'problem'> & { review: ListedReview }

function ReviewFacts({ review, problem }: ReviewFactsProps) {
  const { bookingId, code, serviceName, clientName, stars, text, shownAs, changedAt } = review
  return (
    <div className="admin-item-text">
      <h2>{clientName}</h2>
      <p className="hint">
        {serviceName} ·{' '}
        <a className="text-link" href={to(bookingPath(bookingId))}>
          {MODERATION.booking(code)}
        </a>{' '}
        · <DateTime at={changedAt} />
      </p>
      <Stars rating={stars} />
      {text === '' ? <p className="hint">{MODERATION.noText}</p> : <p className="admin-text">{text}</p>}
      <p className="flex flex-wrap gap-2">
        {shownAs === null ? (
          <Badge tone="neutral">{MODERATION.private}</Badge>
        ) : (
          <Badge tone="gold">{MODERATION.shownAs(shownAs)}</Badge>
        )}
      </p>
      {shownAs !== null && <Reply review={review} problem={problem} />}
    </div>
  )
}

/** The practice's public reply. What is typed is safe in the browser until it is saved. */
function Reply({ review: { bookingId, reply }, problem }: { review: ListedReview; problem: FormProblem }) {
  const text = useWrittenText({ id: `review-reply:${bookingId}`, fields: ['reply'], version: 0 })
  const isRefused = problem.values.bookingId === bookingId
  return (
    <details open={reply !== '' || isRefused}>
      <summary className="min-h-11 cursor-pointer content-center">{MODERATION.reply}</summary>
      <TextForm text={text} method="post" preventScrollReset className="form pt-2">
        <input type="hidden" name="bookingId" value={bookingId} />
        <TextAreaField
          name="reply"
          id={`reply-${bookingId}`}
          label={MODERATION.reply}
          hint={MODERATION.replyHint}
          error={isRefused ? problem.fieldErrors.reply : undefined}
          rows={3}
          maxLength={LONGEST_REPLY}
          defaultValue={isRefused ? problem.values.reply : reply}
        />
        <div className="form-actions">
          <Button type="submit" name="intent" value="reply" tone="secondary" size="sm">
            {MODERATION.saveReply}
          </Button>
        </div>
        <TextStatus text={text} />
      </TextForm>
    </details>
  )
}

const CHOICES: Readonly<Record<ReviewState, readonly ('publish' | 'decline' | 'hide')[]>> = {
  waiting: ['publish', 'decline'],
  published: ['hide'],
  declined: ['publish'],
  hidden: ['publish'],
}

function Decisions({ review }: { review: ListedReview }) {
  const { bookingId, version, state, shownAs, clientName } = review
  const offered = CHOICES[state].filter((choice) => shownAs !== null || choice !== 'publish')
  if (offered.length === 0) return null
  return (
    <Form method="post" preventScrollReset className="admin-item-tools">
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="version" value={version} />
      {offered.map((choice) => (
        <Button
          key={choice}
          type="submit"
          name="intent"
          value={choice}
          tone={choice === 'publish' ? 'primary' : 'quiet'}
          size="sm"
          aria-label={`${MODERATION[choice]}: ${MODERATION.of(clientName)}`}
        >
          {MODERATION[choice]}
        </Button>
      ))}
    </Form>
  )
}
