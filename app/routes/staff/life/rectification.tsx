import { RECTIFYING_SIGNALS, SIGNAL_FACTORS } from '@muhurta/jyotish/rectification'
import { BriefNotes } from '#app/features/staff/bookings/brief-notes.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { RectificationCurve } from '#app/features/timeline/rectification-curve.tsx'
import { viewRectification } from '#app/features/timeline/rectification-view.ts'
import timelineStyles from '#app/features/timeline/timeline.css?url'
import { rectificationPath, timelinePath } from '#app/features/timeline/timeline-address.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { RECTIFICATION } from '#content/charts/rectification.ts'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { DESK } from '#content/staff/today/desk.ts'
import { rectifyingEvents, UNCERTAIN_MINUTES, type UncertainMinutes } from '#domain/charts/rectify-birth.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'
import type { Route } from './+types/rectification'
import { lifeIn, placeOf } from './life-place.ts'
import { type Life, loadLife } from './load-life.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: timelineStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, RECTIFICATION.title, DESK.title)
}

const USUAL_MINUTES: UncertainMinutes = 30

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const of = lifeIn(params)
  const life = await loadLife(visit, of)
  const either =
    UNCERTAIN_MINUTES.find((minutes) => String(minutes) === url.searchParams.get('around')) ?? USUAL_MINUTES
  const minute = url.searchParams.get('minute') ?? ''
  return {
    ...placeOf(of),
    name: life.name,
    either,
    firstOffset: /^-?\d{1,3}$/.test(minute) ? Number(minute) : 0,
    ...(await weighed(visit, life, either)),
  }
}

/** The weighed minutes, or what is missing for them. */
async function weighed({ now }: StaffVisit, { cast, missing, events }: Life, minutesEitherSide: UncertainMinutes) {
  if (!cast) return { view: null, notes: [...missing, RECTIFICATION.noTime] }
  const usable = rectifyingEvents(events)
  if (usable.length === 0) return { view: null, notes: [RECTIFICATION.noEvents] }
  const { jdUt, location, conventions, vimshottari } = cast.chart
  const result = await inRulesThread('rectifyBirth', {
    chart: { jdUt, location, conventions, vimshottari },
    offsetSeconds: cast.instant.offsetSeconds,
    events: usable,
    minutesEitherSide,
    nowMs: now.getTime(),
  })
  if (!result.ok) return { view: null, notes: [RECTIFICATION.wrongYear] }
  return { view: viewRectification(result.value, { birthTime: cast.birth.time ?? '', events: usable }), notes: [] }
}

export default function Rectification({ loaderData }: Route.ComponentProps) {
  const { path, back, change, name, either, firstOffset, view, notes } = loaderData
  const hrefOf = (around: number, minute = 0) =>
    `${rectificationPath(path)}?around=${around}${minute === 0 ? '' : `&minute=${minute}`}`
  return (
    <StaffPage title={RECTIFICATION.titleOf(name)} lead={RECTIFICATION.lead} back={back}>
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink tone="secondary" href={`${timelinePath(path)}#events`}>
          {LIFE_TIMELINE.events}
        </ButtonLink>
        {change && (
          <ButtonLink tone="secondary" href={change}>
            {RECTIFICATION.change}
          </ButtonLink>
        )}
      </div>
      {view ? (
        <>
          <LinkTabs
            label={RECTIFICATION.around}
            className="no-print"
            tabs={UNCERTAIN_MINUTES.map((minutes) => ({
              href: hrefOf(minutes),
              label: minutes < 60 ? RECTIFICATION.minutes(minutes) : RECTIFICATION.hours(minutes / 60),
              isCurrent: minutes === either,
            }))}
          />
          <BriefNotes notes={view.summary} isWarning={view.isFlat} />
          <RectificationCurve
            key={either}
            view={view}
            firstOffset={firstOffset}
            hrefOf={(minute) => hrefOf(either, minute)}
          />
          <Signals />
        </>
      ) : (
        <BriefNotes notes={notes} isWarning />
      )}
    </StaffPage>
  )
}

function Signals() {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{RECTIFICATION.about}</h2>
      <p>{RECTIFICATION.assumed}</p>
      <dl className="grid gap-3">
        {RECTIFYING_SIGNALS.map((signal) => (
          <div key={signal}>
            <dt>
              <b>{RECTIFICATION.signals[signal]}</b>
            </dt>
            <dd>
              {RECTIFICATION.abouts[signal]} {RECTIFICATION.counts(SIGNAL_FACTORS[signal])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
