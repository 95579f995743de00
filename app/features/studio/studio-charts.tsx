import { VARGAS, type Varga } from '@muhurta/jyotish'
import { type VargaMethods, vargaChartBy } from '@muhurta/jyotish/vargas'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { VARGA_LABELS } from '#content/charts/varga-names.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'

/** The charts that can stand beside the rashi. */
export const VARGAS_BESIDE: readonly Varga[] = VARGAS.filter((varga) => varga !== 1)

type StudioChartsProps = {
  cast: TimedChart
  when: string
  varga: Varga
  vargaMethods: VargaMethods
  isHydrated: boolean
  onVarga: (varga: Varga) => void
}

/** The rashi with a divisional chart beside it. On a laptop the rashi stays in sight, small, while the panes are read. */
export function StudioCharts({ cast: { chart }, when, varga, vargaMethods, isHydrated, onVarga }: StudioChartsProps) {
  const { charts, isAway } = useIsAway()
  const [isHidden, setIsHidden] = useState(false)
  const beside = vargaChartBy(chart.placements, varga, vargaMethods)
  return (
    <div className="studio-charts-first" ref={charts}>
      <div className="studio-rashi">
        <h2 className="studio-chart-title">{BIRTH_RESULT.rashi}</h2>
        <div className={isAway && !isHidden ? 'studio-docked' : undefined}>
          <ChartPanel
            id="rashi"
            contents={contentsOfChart(chart, { title: BIRTH_RESULT.rashi, subtitle: when })}
            isCompact
          />
          {isAway && !isHidden && <IconButton icon={X} label={STUDIO.hideChart} onClick={() => setIsHidden(true)} />}
        </div>
      </div>
      <div>
        {isHydrated ? (
          <VargaChoice varga={varga} onVarga={onVarga} />
        ) : (
          <h2 className="studio-chart-title">{labelOf(varga)}</h2>
        )}
        <ChartPanel id="beside" contents={contentsOfVarga(beside, { title: labelOf(varga) })} isCompact />
      </div>
    </div>
  )
}

/** The name of the second chart is the menu that changes it. */
function VargaChoice({ varga, onVarga }: Pick<StudioChartsProps, 'varga' | 'onVarga'>) {
  return (
    <select
      className="studio-chart-title no-print"
      aria-label={STUDIO.beside}
      value={varga}
      onChange={({ currentTarget: { value } }) => {
        const chosen = VARGAS_BESIDE.find((each) => String(each) === value)
        if (chosen) onVarga(chosen)
      }}
    >
      {VARGAS_BESIDE.map((each) => (
        <option key={each} value={each}>
          {labelOf(each)}
        </option>
      ))}
    </select>
  )
}

const labelOf = (varga: Varga) => `D${varga} ${VARGA_LABELS[varga]}`

/** Whether the charts have been scrolled out of sight. */
function useIsAway() {
  const charts = useRef<HTMLDivElement>(null)
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
