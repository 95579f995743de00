import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
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
import { InboxRow, RowDay } from './inbox-row.tsx'

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
        <ul className="inbox-rows">
          {reviews.map((review) => (
            <InboxRow
              key={review.bookingId}
              title={review.clientName}
              line={<ReviewLine review={review} />}
              action={<Decisions review={review} />}
              isOpen={review.state === 'waiting' || problem.values.bookingId === review.bookingId}
            >
              <ReviewText review={review} problem={problem} />
            </InboxRow>
          ))}
        </ul>
      )}
      <MoreLinks nextHref={nextHref} firstHref={firstHref} />
    </>
  )
}

function ReviewLine({ review: { serviceName, stars, changedAt } }: { review: ListedReview }) {
  return (
    <>
      {serviceName} · <RowDay at={changedAt} /> <Stars rating={stars} />
    </>
  )
}

type ReviewTextProps = Pick<ReviewListProps, 'problem'> & { review: ListedReview }

function ReviewText({ review, problem }: ReviewTextProps) {
  const { bookingId, code, text, shownAs } = review
  return (
    <>
      {text === '' ? <p className="hint">{MODERATION.noText}</p> : <p className="admin-text">{text}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {shownAs === null ? (
          <span className="hint">{MODERATION.private}</span>
        ) : (
          <Badge tone="gold">{MODERATION.shownAs(shownAs)}</Badge>
        )}
        <a className="text-link inline-flex min-h-11 items-center" href={to(bookingPath(bookingId))}>
          {MODERATION.booking(code)}
        </a>
      </p>
      {shownAs !== null && <Reply review={review} problem={problem} />}
    </>
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
