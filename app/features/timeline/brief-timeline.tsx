import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { TimelineStrip, TimelineTable } from './timeline-strip.tsx'
import type { StripView } from './timeline-view.ts'

export type BriefTimelineProps = { readonly strip: StripView; readonly href: string; readonly rectifyHref: string }

/** The years around a session, as part of its brief. */
export function BriefTimeline({ strip, href, rectifyHref }: BriefTimelineProps) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{LIFE_TIMELINE.aroundSession}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        className="timeline-scroll"
        role="group"
        aria-label={LIFE_TIMELINE.aroundSession}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone.
        tabIndex={0}
      >
        <TimelineStrip {...strip} />
      </div>
      <TimelineTable table={strip.table} />
      <p className="no-print flex flex-wrap gap-x-6">
        <Link className="text-link inline-flex min-h-11 items-center" to={href}>
          {LIFE_TIMELINE.open}
        </Link>
        <Link className="text-link inline-flex min-h-11 items-center" to={rectifyHref}>
          {LIFE_TIMELINE.rectify}
        </Link>
      </p>
    </Card>
  )
}
