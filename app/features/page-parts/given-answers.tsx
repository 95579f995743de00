import { INTAKE } from '#content/booking/intake.ts'
import type { IntakeView } from './intake-view.ts'

type GivenAnswersProps = { intake: IntakeView; level?: 2 | 3 }

/** What a client answered in the booking form: at the desk, in the brief and on the client's own page. */
export function GivenAnswers({ intake: { answers, events }, level = 2 }: GivenAnswersProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      {answers.length > 0 && (
        <section className="grid gap-2">
          <Heading className="text-xl">{INTAKE.given}</Heading>
          <dl className="given-answers">
            {answers.map(({ id, label, text }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {events.length > 0 && (
        <section className="grid gap-2">
          <Heading className="text-xl">{INTAKE.eventsGiven}</Heading>
          <ul className="joinWithDots-list">
            {events.map((event) => (
              <li key={event} className="[overflow-wrap:anywhere]">
                {event}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
