import { memo, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { type ChartContents, contentsOfChart, contentsOfDay } from '#app/features/chart-drawings/chart-contents.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import type { PracticeChartSource } from '#app/features/page-parts/chart-source.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import type { BirthChart, TimedChart, UntimedChart } from '#domain/charts/birth-chart.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { BirthForm } from './birth-form.tsx'
import { warmUpChartEngine } from './chart-engine.ts'
import { ChartPanel } from './chart-panel.tsx'
import { SavedProfiles } from './saved-profiles.tsx'
import { useBirthChart } from './use-birth-chart.ts'
import { useFirstInteraction } from './use-first-interaction.ts'

const loadResult = () => import('./birth-result.tsx')
const loadSummary = () => import('./chart-summary-list.tsx')
const loadDownloads = () => import('./chart-downloads.tsx')

/** Loaded only when there is a chart. The server renders them too, if it drew one. */
const LazyBirthResult = lazyPart(async () => (await loadResult()).BirthResult, PartNotLoaded)
const LazySummary = lazyPart(
  async () => (await loadSummary()).ChartSummaryList,
  () => null,
)
const LazyChartDownloads = lazyPart(
  async () => (await loadDownloads()).ChartDownloads,
  () => null,
)

/** Loads the engine and its result components while a birth is entered, so that the first chart is fast. */
function prepareFirstChart(): void {
  warmUpChartEngine()
  // A failed import is tried again when the component is rendered.
  Promise.all([loadSummary(), loadResult(), loadDownloads()]).catch(() => undefined)
}

export type SkyNow = { readonly contents: ChartContents; readonly place: string }

type BirthChartScreenProps = {
  posted: BirthChartView | undefined
  skyNow: SkyNow | null
  nowMs: number
  latestYear: number
  profiles: readonly BirthProfile[]
  isSignedIn: boolean
  source: PracticeChartSource
}

/** The form on the left and the chart on the right, which shows the current sky until a birth is entered. */
export function BirthChartScreen(props: BirthChartScreenProps) {
  const { posted, skyNow, nowMs, latestYear, profiles, isSignedIn, source } = props
  const isHydrated = useIsHydrated()
  const screen = useRef<HTMLDivElement>(null)
  const chart = useBirthChart({ posted, nowMs, isSignedIn, practice: source.conventions, screen })
  const { view } = chart
  // The drawing is painted first; text and tables follow in a later frame.
  const deferred = useDeferredValue(view)
  useFirstInteraction(screen, prepareFirstChart)
  return (
    <>
      <div ref={screen} className="birth-screen">
        <div className="no-print grid content-start gap-6">
          <BirthForm
            key={chart.fills}
            view={view}
            practice={source.conventions}
            latestYear={latestYear}
            isHydrated={isHydrated}
            isBusy={chart.isBusy}
            onSubmit={chart.draw}
            onClear={chart.clear}
          />
          {profiles.length > 0 && <SavedProfiles profiles={profiles} onUse={chart.fill} />}
        </div>
        <div className="birth-hero" aria-busy={chart.isBusy}>
          {view?.problem && <Notice tone="danger">{view.problem}</Notice>}
          <Hero cast={view?.cast} summary={view?.summary} skyNow={skyNow} isQuiet={chart.isRestored} />
          {deferred?.cast && deferred.cast.kind !== 'date-only' && isHydrated && (
            <LazyChartDownloads cast={deferred.cast} summary={deferred.summary} source={source} nowMs={nowMs} />
          )}
        </div>
      </div>
      {deferred?.cast && (
        <LazyBirthResult
          view={deferred}
          cast={deferred.cast}
          nowMs={nowMs}
          source={source}
          isHydrated={isHydrated}
          isSignedIn={isSignedIn}
          onExplain={chart.explain}
        />
      )}
      {!isHydrated && <p className="hint">{BIRTH_FORM.privacyWithoutScript}</p>}
    </>
  )
}

type HeroProps = {
  cast: BirthChart | undefined
  summary: ChartSummary | null | undefined
  skyNow: SkyNow | null
  /** True if nobody asked for the chart just now, so that it does not take the focus. */
  isQuiet: boolean
}

/** Memoized: three drawings with their tables, which do not depend on the form around them. */
const Hero = memo(function Hero({ cast, summary, skyNow, isQuiet }: HeroProps) {
  if (cast && cast.kind !== 'date-only') {
    return (
      <>
        <HeroTitle cast={cast} isQuiet={isQuiet} />
        {summary && (
          <Suspense>
            <LazySummary cast={cast} summary={summary} />
          </Suspense>
        )}
        {cast.kind === 'timed' ? <TimedPanel cast={cast} /> : <UntimedPanel cast={cast} />}
      </>
    )
  }
  if (cast) {
    return (
      <>
        <HeroTitle cast={cast} isQuiet={isQuiet} />
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

function TimedPanel({ cast: { chart, instant } }: { cast: TimedChart }) {
  const when = `${dateOf(chart.jdUt, instant.offsetSeconds)}, ${timeOf(chart.jdUt, instant.offsetSeconds)}`
  return <ChartPanel id="rashi" contents={contentsOfChart(chart, { title: BIRTH_RESULT.rashi, subtitle: when })} />
}

function UntimedPanel({ cast }: { cast: UntimedChart }) {
  const contents = contentsOfDay(cast, { title: BIRTH_RESULT.rashi, subtitle: BIRTH_RESULT.wholeDay })
  return <ChartPanel id="rashi" contents={contents} legend={BIRTH_RESULT.legendUntimed} />
}

/** Focuses a new chart: on a phone it is below the form, and a screen reader would not mention it. */
function HeroTitle({ cast, isQuiet }: { cast: BirthChart; isQuiet: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moving the focus is outside React; once for each chart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chart that is no longer quiet is a new one.
  useEffect(() => {
    if (cast && !isQuiet) heading.current?.focus()
  }, [cast])
  return (
    <h2 ref={heading} tabIndex={-1} className="birth-hero-title">
      {BIRTH_RESULT.chartOf(cast.birth.fullName)}
    </h2>
  )
}
