import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { REVIEW } from '#content/booking/reviews.ts'
import type { FormAnswer } from '../public-forms/form-answer.ts'
import { ReviewForm, type ReviewValues } from './review-form.tsx'

type ReviewPageProps = {
  serviceName: string
  code: string
  /** Why there is no form; null if the session can be reviewed. */
  refusal: keyof typeof REVIEW.refusals | null
  /** Null while there is no review. */
  state: keyof typeof REVIEW.states | null
  reply: string
  values: ReviewValues
  isInvited: boolean
  answer: FormAnswer | undefined
}

/** The client's review of one booking: to write, to change and to withdraw. */
export function ReviewPage(props: ReviewPageProps) {
  const { serviceName, code, refusal, state, reply, values, isInvited, answer } = props
  return (
    <OneCardPage title={REVIEW.title} lead={REVIEW.lead(serviceName, code)}>
      {state !== null && <Notice tone={state === 'published' ? 'success' : 'note'}>{REVIEW.states[state]}</Notice>}
      {reply !== '' && (
        <div className="grid gap-1">
          <b>{REVIEW.reply}</b>
          <p className="whitespace-pre-line">{reply}</p>
        </div>
      )}
      {refusal === null ? (
        <ReviewForm values={values} answer={answer} isNew={state === null} />
      ) : (
        <Notice>{REVIEW.refusals[refusal]}</Notice>
      )}
      {state !== null && (
        <Ending title={REVIEW.withdrawTitle} lead={REVIEW.withdrawLead} intent="withdraw" label={REVIEW.withdraw} />
      )}
      {isInvited ? (
        <Ending title={REVIEW.stopTitle} lead={REVIEW.stopLead} intent="stop" label={REVIEW.stop} />
      ) : (
        <p className="hint">{REVIEW.isStopped}</p>
      )}
    </OneCardPage>
  )
}

/** Folded away, and says what it does before the button. */
function Ending({ title, lead, intent, label }: { title: string; lead: string; intent: string; label: string }) {
  return (
    <details className="border-hairline border-t pt-3">
      <summary className="min-h-11 cursor-pointer content-center">{title}</summary>
      <form method="post" className="grid justify-items-start gap-3 pt-2">
        <p className="hint">{lead}</p>
        <Button type="submit" name="intent" value={intent} tone="secondary" size="sm">
          {label}
        </Button>
      </form>
    </details>
  )
}
