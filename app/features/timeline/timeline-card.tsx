import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { type LinkTab, LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { TimelineStrip, TimelineTable } from './timeline-strip.tsx'
import type { StripView, TimelineLinks } from './timeline-view.ts'

export type TimelineCardProps = {
  strip: StripView
  zooms: readonly LinkTab[]
  links: TimelineLinks
  /** The periods of all levels on the day in view. */
  running: { readonly title: string; readonly facts: readonly { term: string; value: string }[] }
}

/** A life to scale. Every view has an address; with script the arrow keys lead to the ones beside it. */
export function TimelineCard({ strip, zooms, links, running }: TimelineCardProps) {
  const navigate = useNavigate()
  const keys: Record<string, string | null> = {
    ArrowLeft: links.earlier,
    ArrowRight: links.later,
    ArrowUp: links.closer,
    ArrowDown: links.wider,
  }
  function onKeyDown(event: KeyboardEvent) {
    const path = keys[event.key]
    if (!path || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(path, { preventScrollReset: true })
  }
  return (
    <Card as="section" className="desk-form">
      <LinkTabs label={LIFE_TIMELINE.zoom} tabs={zooms} inPlace className="no-print" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{strip.range}</h2>
        <p className="no-print flex flex-wrap gap-x-4">
          <Beside to={links.earlier} label={LIFE_TIMELINE.earlier} />
          <Beside to={links.today} label={LIFE_TIMELINE.today} />
          <Beside to={links.later} label={LIFE_TIMELINE.later} />
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this group takes the arrow keys. */}
      <div
        className="timeline-scroll"
        role="group"
        aria-label={LIFE_TIMELINE.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and takes the arrow keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <TimelineStrip {...strip} />
      </div>
      <p className="hint no-print">{LIFE_TIMELINE.keys}</p>
      <section className="grid gap-2">
        <h3 className="text-lg">{running.title}</h3>
        {running.facts.length > 0 ? (
          <FactList facts={running.facts} />
        ) : (
          <p className="hint">{LIFE_TIMELINE.noDasha}</p>
        )}
      </section>
      <TimelineTable table={strip.table} />
    </Card>
  )
}

function Beside({ to, label }: { to: string | null; label: string }) {
  if (to === null) return null
  return (
    <Link className="text-link inline-flex min-h-11 items-center" to={to} preventScrollReset>
      {label}
    </Link>
  )
}
