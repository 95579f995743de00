import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { REMEDIES } from '#content/booking/remedies.ts'
import { CalendarFeedCard, type CalendarFeedView } from './calendar-feed-card.tsx'
import { RemedyCard, type RemedyView } from './remedy-card.tsx'
import { type RemedyDayView, TickForm } from './tick-form.tsx'

/** A day of any remedy, in the list of what comes next. */
export type NextDay = RemedyDayView & { readonly when: string; readonly isMissed: boolean }

type RemediesPageProps = {
  next: readonly NextDay[]
  remedies: readonly RemedyView[]
  feed: CalendarFeedView | null
  hasEmails: boolean
}

/** What the practice recommends to the client: the next days first, then each remedy with all its days. */
export function RemediesPage({ next, remedies, feed, hasEmails }: RemediesPageProps) {
  return (
    <article className="wrap wrap-narrow grid gap-8 py-10 lg:py-14">
      <Breadcrumbs crumbs={[{ label: REMEDIES.dashboard, href: '/dashboard' }, { label: REMEDIES.title }]} />
      <header className="grid gap-3">
        <h1>{REMEDIES.title}</h1>
        {remedies.length > 0 && (
          <>
            <p className="lead">{REMEDIES.lead}</p>
            <p className="no-print">
              <button
                type="button"
                className={buttonClass({ tone: 'secondary', size: 'sm' })}
                data-print
                data-needs-script
              >
                {REMEDIES.print}
              </button>
            </p>
          </>
        )}
      </header>
      {remedies.length === 0 ? (
        <EmptyState title={REMEDIES.none} level={2}>
          {REMEDIES.noneLead}
        </EmptyState>
      ) : (
        <>
          <NextDays days={next} />
          {remedies.map((remedy) => (
            <RemedyCard key={remedy.id} remedy={remedy} />
          ))}
          <div className="no-print grid gap-4">
            <EmailsCard isOn={hasEmails} />
            <CalendarFeedCard feed={feed} title={REMEDIES.calendarTitle} lead={REMEDIES.calendarLead} />
          </div>
        </>
      )}
    </article>
  )
}

function NextDays({ days }: { days: readonly NextDay[] }) {
  return (
    <section className="no-print grid gap-4" aria-labelledby="next">
      <h2 id="next" className="text-2xl">
        {REMEDIES.next}
      </h2>
      {days.length === 0 ? (
        <p>{REMEDIES.nothingNext}</p>
      ) : (
        <ol className="remedy-rows card">
          {days.map((day) => (
            <li key={`${day.remedyId} ${day.date}`}>
              <span className="grid min-w-0 gap-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <time dateTime={day.date} className="font-semibold">
                    {day.when}
                  </time>
                  {day.isMissed && <Badge tone="neutral">{REMEDIES.missed}</Badge>}
                </span>
                <span className={tallScript(day.title)}>{day.title}</span>
              </span>
              <TickForm day={day} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function EmailsCard({ isOn }: { isOn: boolean }) {
  return (
    <Card as="section" kind="flat">
      <form method="post" className="grid justify-items-start gap-3">
        <h2 className="text-xl">{REMEDIES.emailsTitle}</h2>
        <p className="hint">{isOn ? REMEDIES.emailsOn : REMEDIES.emailsOff}</p>
        <Button type="submit" name="intent" value={isOn ? 'stop-emails' : 'start-emails'} tone="secondary">
          {isOn ? REMEDIES.emailsStop : REMEDIES.emailsStart}
        </Button>
      </form>
    </Card>
  )
}
