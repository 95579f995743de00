import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { ANSWER, MY_ANSWERS } from '#content/booking/answers.ts'
import { BookedFor } from './booking-card.tsx'

export type AnswerView = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly publishedOn: string
  readonly correctedOn: string | null
  readonly forName: string | null
  readonly question: string | null
}

/** What the practice has written to the client; hidden while there is nothing. */
export function MyAnswers({ answers }: { answers: readonly AnswerView[] }) {
  if (answers.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="answers">
      <h2 id="answers" className="text-2xl">
        {MY_ANSWERS.title}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {answers.map(({ bookingId, code, serviceName, publishedOn, correctedOn, forName, question }) => (
          <Card as="article" key={bookingId}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid gap-1">
                <h3 className={classNames('text-xl', tallScript(serviceName))} {...ownLanguage(serviceName)}>
                  {serviceName}
                </h3>
                <BookedFor booking={{ forName, question }} />
                <p className="hint">
                  {MY_ANSWERS.of(code)} · {ANSWER.publishedOn(publishedOn)}
                  {correctedOn !== null && ` · ${ANSWER.correctedOn(correctedOn)}`}
                </p>
              </div>
              <ButtonLink href={`/dashboard/bookings/${bookingId}/answer`} size="sm">
                {MY_ANSWERS.read}
                <span className="sr-only"> {serviceName}</span>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </div>
    </section>
  )
}
