import { randomUUID } from 'node:crypto'
import { findRunningPeriods, julianDayFromUnix } from '@muhurta/jyotish'
import { dateOf } from '#app/features/chart-text/format-instant.ts'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { BriefNotes } from '#app/features/staff/bookings/brief-notes.tsx'
import { PrintButton } from '#app/features/staff/print-button.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { LifeEvents } from '#app/features/timeline/life-events.tsx'
import timelineStyles from '#app/features/timeline/timeline.css?url'
import {
  linksBeside,
  rectificationPath,
  timelineHref,
  timelinePath,
  windowOf,
} from '#app/features/timeline/timeline-address.ts'
import { TimelineCard } from '#app/features/timeline/timeline-card.tsx'
import { viewTimeline } from '#app/features/timeline/view-timeline.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LIFE_EVENTS, LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { to } from '#content/language.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { DESK } from '#content/staff/today/desk.ts'
import { longDay } from '#content/words/dates.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { TIMELINE_ZOOMS, timelineOf } from '#domain/charts/timeline.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/timeline'
import { keepEvent, removeEvent } from './event-actions.ts'
import { lifeIn, placeOf } from './life-place.ts'
import { type Life, loadLife } from './load-life.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: timelineStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LIFE_TIMELINE.title, DESK.title)
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const of = lifeIn(params)
  const { cast, ...life } = await loadLife(visit, of)
  const changed = life.events.find(({ id }) => id !== null && id === url.searchParams.get('event'))
  return {
    ...placeOf(of),
    kind: of.kind,
    name: life.name,
    missing: life.missing,
    events: life.events,
    changed,
    nextId: randomUUID(),
    timeline: cast && timelineView({ ...life, cast }, placeOf(of).path, url, visit.now),
  }
}

/** The strip of an address with what surrounds it. */
function timelineView({ cast, events, sessions }: Life & { cast: TimedChart }, lifePath: string, url: URL, now: Date) {
  const [birthDate, today] = [cast.birth.date, istDate(now)]
  const window = windowOf(url, { birthDate, today })
  const beside = linksBeside(lifePath, window, birthDate, today)
  const nextZoom = TIMELINE_ZOOMS[TIMELINE_ZOOMS.indexOf(window.zoom) + 1]
  const { offsetSeconds } = cast.instant
  const strip = viewTimeline(timelineOf(cast, window), {
    offsetSeconds,
    nowMs: now.getTime(),
    events,
    sessions,
    ...(nextZoom && { closer: (day: string) => to(timelineHref(lifePath, nextZoom, day)) }),
  })
  const noon = julianDayFromUnix(Date.parse(`${window.at}T12:00:00Z`) - offsetSeconds * 1000)
  const running = findRunningPeriods(cast.chart.vimshottari, Math.max(noon, cast.chart.jdUt)) ?? []
  return {
    strip,
    links: beside,
    path: timelineHref(lifePath, window.zoom, window.at),
    zooms: TIMELINE_ZOOMS.map((zoom) => ({
      href: timelineHref(lifePath, zoom, window.at),
      label: LIFE_TIMELINE.zooms[zoom],
      isCurrent: zoom === window.zoom,
    })),
    running: {
      title: LIFE_TIMELINE.running(longDay(window.at)),
      facts: running.map(({ lords, endJdUt }, level) => ({
        term: LIFE_TIMELINE.levels[level] ?? '',
        value: BRIEF.until(chosenGrahaName(lords.at(-1) ?? 'sun'), dateOf(endJdUt, offsetSeconds)),
      })),
    },
  }
}

const ACTIONS = { 'keep-event': keepEvent, 'remove-event': removeEvent } as const

export async function action({ request, params, url, context }: Route.ActionArgs) {
  requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  const of = lifeIn(params)
  const path = `${timelinePath(placeOf(of).path)}${url.search}`
  return chosenAction<typeof keepEvent | typeof removeEvent>(ACTIONS, form)(context, { of, path }, form)
}

export default function Timeline({ loaderData, actionData }: Route.ComponentProps) {
  const { path, back, charts, kind, name, missing, events, changed, nextId, timeline } = loaderData
  return (
    <StaffPage title={LIFE_TIMELINE.titleOf(name)} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <div className="no-print flex flex-wrap gap-3">
        {charts.map(({ href, label }) => (
          <ButtonLink key={href} tone="secondary" href={href}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink tone="secondary" href={rectificationPath(path)}>
          {LIFE_TIMELINE.rectify}
        </ButtonLink>
        {timeline && <PrintButton />}
      </div>
      {timeline ? <TimelineCard {...timeline} /> : <BriefNotes notes={missing} isWarning />}
      <LifeEvents
        lead={LIFE_EVENTS.leads[kind]}
        events={events}
        changed={changed}
        nextId={nextId}
        path={timeline?.path ?? timelinePath(path)}
        problem={actionData ?? NO_PROBLEM}
      />
    </StaffPage>
  )
}
