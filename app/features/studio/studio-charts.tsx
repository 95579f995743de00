import type { Chart, Varga } from '@muhurta/jyotish'
import { type VargaMethods, vargaChartBy } from '@muhurta/jyotish/vargas'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { type ChartContents, contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import type { ComputedDrawing, Drawings } from '#app/features/chart-panes/compute-drawings.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { STUDIO_DRAWINGS } from '#content/charts/studio-drawings.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { BESIDE_IDS, type BesideId, besideLabel, FEWEST_BESIDE, MOST_BESIDE, vargaOf, withAdded } from './beside.ts'

type StudioChartsProps = {
  cast: TimedChart
  when: string
  beside: readonly BesideId[]
  /** What the worker drew; undefined until then. */
  drawings: Drawings | undefined
  hasSecond: boolean
  vargaMethods: VargaMethods
  isHydrated: boolean
  onBeside: (beside: readonly BesideId[]) => void
}

/**
 * The rashi with one to five charts of choice beside it. On a laptop the rashi stays in sight, small, while the panes are
 * read; on a phone more than two stand in a row that is swiped.
 */
export function StudioCharts(props: StudioChartsProps) {
  const { cast, when, beside, hasSecond, isHydrated, onBeside } = props
  const { charts, isAway } = useIsAway()
  const [isHidden, setIsHidden] = useState(false)
  const replace = (place: number) => (id: BesideId) => onBeside(beside.with(place, id))
  const remove = (place: number) => () => onBeside(beside.filter((_, each) => each !== place))
  return (
    <>
      {/* Often wider than a phone, so it must be scrollable by keyboard. */}
      <section
        className="studio-charts-first"
        aria-label={STUDIO_DRAWINGS.region}
        ref={charts}
        data-many={beside.length > FEWEST_BESIDE}
        tabIndex={beside.length > FEWEST_BESIDE ? 0 : undefined}
      >
        <div className="studio-rashi">
          <h2 className="studio-chart-title">{BIRTH_RESULT.rashi}</h2>
          <div className={isAway && !isHidden ? 'studio-docked' : undefined}>
            <ChartPanel
              id="rashi"
              contents={contentsOfChart(cast.chart, { title: BIRTH_RESULT.rashi, subtitle: when })}
              isCompact
            />
            {isAway && !isHidden && <IconButton icon={X} label={STUDIO.hideChart} onClick={() => setIsHidden(true)} />}
          </div>
        </div>
        {beside.map((id, place) => (
          // Two of the same kind can stand here, and a chosen one replaces another in its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is.
          <div key={place}>
            {isHydrated ? (
              <div className="studio-chart-choice">
                <BesideChoice
                  id={id}
                  label={beside.length > FEWEST_BESIDE ? `${STUDIO.beside} ${place + 1}` : STUDIO.beside}
                  onChoose={replace(place)}
                />
                {beside.length > FEWEST_BESIDE && (
                  <IconButton
                    icon={X}
                    className="no-print"
                    label={STUDIO_DRAWINGS.remove(besideLabel(id))}
                    onClick={remove(place)}
                  />
                )}
              </div>
            ) : (
              <h2 className="studio-chart-title">{besideLabel(id)}</h2>
            )}
            <BesideChart {...props} id={id} panelId={`beside-${place}`} />
          </div>
        ))}
      </section>
      {isHydrated && beside.length < MOST_BESIDE && (
        <div className="no-print">
          <Button tone="quiet" size="sm" onClick={() => onBeside(withAdded(beside, hasSecond))}>
            <Icon of={Plus} /> {STUDIO_DRAWINGS.add}
          </Button>
        </div>
      )}
    </>
  )
}

type BesideChartProps = Pick<StudioChartsProps, 'cast' | 'drawings' | 'hasSecond' | 'vargaMethods'> & {
  id: BesideId
  panelId: string
}

function BesideChart({ id, panelId, cast, drawings, hasSecond, vargaMethods }: BesideChartProps) {
  const varga = vargaOf(id)
  const contents = varga ? vargaContents(cast.chart, id, varga, vargaMethods) : drawings?.[id as ComputedDrawing]
  if (contents) {
    return (
      <>
        <ChartPanel id={panelId} contents={contents} isCompact />
        {contents.subtitle && <p className="hint">{contents.subtitle}</p>}
      </>
    )
  }
  if (!drawings) return <p className="hint">{STUDIO.computing}</p>
  const needsSecond = !hasSecond && (id === 'second' || id === 'second-d9')
  return <p className="hint">{needsSecond ? STUDIO_DRAWINGS.noSecond : STUDIO_DRAWINGS.notDrawn}</p>
}

function vargaContents({ placements }: Chart, id: BesideId, varga: Varga, vargaMethods: VargaMethods): ChartContents {
  return contentsOfVarga(vargaChartBy(placements, varga, vargaMethods), { title: besideLabel(id) })
}

type BesideChoiceProps = { id: BesideId; label: string; onChoose: (id: BesideId) => void }

/** The name of a chart is the menu that changes it; a print has the name alone. */
function BesideChoice({ id, label, onChoose }: BesideChoiceProps) {
  return (
    <>
      <select
        className="studio-chart-title no-print"
        aria-label={label}
        value={id}
        onChange={({ currentTarget: { value } }) => {
          const chosen = BESIDE_IDS.find((each) => each === value)
          if (chosen) onChoose(chosen)
        }}
      >
        {BESIDE_IDS.map((each) => (
          <option key={each} value={each}>
            {besideLabel(each)}
          </option>
        ))}
      </select>
      <h2 className="studio-chart-title print-only">{besideLabel(id)}</h2>
    </>
  )
}

/** Whether the charts have been scrolled out of sight. */
function useIsAway() {
  const charts = useRef<HTMLElement>(null)
  const [isAway, setIsAway] = useState(false)
  // Only the browser knows what is in sight.
  useEffect(() => {
    if (!charts.current) return
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false))
    observer.observe(charts.current)
    return () => observer.disconnect()
  }, [])
  return { charts, isAway }
}
