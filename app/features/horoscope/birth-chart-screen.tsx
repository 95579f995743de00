import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { BIRTH_RESULT } from '#app/content/birth-chart.ts'
import { BIRTH_FORM } from '#app/content/birth-form.ts'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import { contentsOfChart, contentsOfDay } from '#app/features/chart-drawings/chart-contents.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthProfile } from '#domain/charts/birth-profiles.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { BirthForm } from './birth-form.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { LazyBirthResult, LazyChartDownloads, prepareFirstChart } from './lazy-parts.ts'
import { SavedProfiles } from './saved-profiles.tsx'
import { useBirthChart } from './use-birth-chart.ts'
import { useFirstInteraction } from './use-first-interaction.ts'

export type SkyNow = { readonly contents: ChartContents; readonly place: string }

type BirthChartScreenProps = {
  posted: BirthChartView | undefined
  skyNow: SkyNow | null
  nowMs: number
  latestYear: number
  profiles: readonly BirthProfile[]
  isSignedIn: boolean
}

/** The form on the left and the chart on the right, which shows the current sky until a birth is entered. */
export function BirthChartScreen(props: BirthChartScreenProps) {
  const { posted, skyNow, nowMs, latestYear, profiles, isSignedIn } = props
  const isHydrated = useIsHydrated()
  const chart = useBirthChart(posted)
  const { view } = chart
  // The drawing is painted first; text and tables follow in a later frame.
  const deferred = useDeferredValue(view)
  const screen = useRef<HTMLDivElement>(null)
  useFirstInteraction(screen, prepareFirstChart)
  return (
    <>
      <div ref={screen} className="birth-screen">
        <div className="no-print grid content-start gap-6">
          <BirthForm
            key={chart.fills}
            view={view}
            latestYear={latestYear}
            isHydrated={isHydrated}
            isBusy={chart.isBusy}
            onSubmit={chart.draw}
          />
          {profiles.length > 0 && <SavedProfiles profiles={profiles} onUse={chart.fill} />}
        </div>
        <div className="birth-hero" aria-busy={chart.isBusy}>
          {view?.problem && <Notice tone="danger">{view.problem}</Notice>}
          <Hero cast={view?.cast} skyNow={skyNow} />
          {deferred?.cast && deferred.cast.kind !== 'date-only' && isHydrated && (
            <LazyChartDownloads cast={deferred.cast} nowMs={nowMs} />
          )}
        </div>
      </div>
      {deferred?.cast && (
        <LazyBirthResult
          view={deferred}
          cast={deferred.cast}
          nowMs={nowMs}
          isHydrated={isHydrated}
          isSignedIn={isSignedIn}
          onExplain={chart.explain}
        />
      )}
      {!isHydrated && <p className="hint">{BIRTH_FORM.privacyWithoutScript}</p>}
    </>
  )
}

type HeroProps = { cast: BirthChart | undefined; skyNow: SkyNow | null }

/** Memoized: three drawings with their tables, which do not depend on the form around them. */
const Hero = memo(function Hero({ cast, skyNow }: HeroProps) {
  if (cast?.kind === 'timed') {
    const { chart, instant, birth } = cast
    const when = `${dateOf(chart.jdUt, instant.offsetSeconds)}, ${timeOf(chart.jdUt, instant.offsetSeconds)}`
    return (
      <>
        <HeroTitle cast={cast} title={BIRTH_RESULT.chartOf(birth.fullName)} />
        <ChartPanel id="rashi" contents={contentsOfChart(chart, { title: BIRTH_RESULT.rashi, subtitle: when })} />
      </>
    )
  }
  if (cast?.kind === 'untimed') {
    const contents = contentsOfDay(cast, { title: BIRTH_RESULT.rashi, subtitle: BIRTH_RESULT.wholeDay })
    return (
      <>
        <HeroTitle cast={cast} title={BIRTH_RESULT.chartOf(cast.birth.fullName)} />
        <ChartPanel id="rashi" contents={contents} legend={BIRTH_RESULT.legendUntimed} />
      </>
    )
  }
  if (cast) {
    return (
      <>
        <HeroTitle cast={cast} title={BIRTH_RESULT.chartOf(cast.birth.fullName)} />
        <Notice>{BIRTH_RESULT.needsPlace}</Notice>
      </>
    )
  }
  if (!skyNow) return null
  return (
    <>
      <h2 className="birth-hero-title">{BIRTH_RESULT.emptyTitle}</h2>
      <p className="hint mb-3">{BIRTH_RESULT.emptyLead(skyNow.place)}</p>
      <ChartPanel id="sky-now" contents={skyNow.contents} />
    </>
  )
})

/** Focuses a new chart: on a phone it is below the form, and a screen reader would not mention it. */
function HeroTitle({ cast, title }: { cast: BirthChart; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moving the focus is outside React; once for each chart.
  useEffect(() => {
    if (cast) heading.current?.focus()
  }, [cast])
  return (
    <h2 ref={heading} tabIndex={-1} className="birth-hero-title">
      {title}
    </h2>
  )
}
