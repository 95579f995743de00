import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { WHEEL_RASHIS } from '#app/features/chart-drawings/wheel-rashis.ts'
import type { TextFact } from '#app/features/chart-text/day-panchanga-facts.ts'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import type { SkyBody } from '#app/ui/motif/sky-body.ts'
import { SkyWheel } from '#app/ui/motif/sky-wheel.tsx'
import { CURRENT_SKY } from '#content/charts/horoscope.ts'
import { type Place, placeLabel } from '#domain/births/places.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { ConventionsNote } from './conventions-note.tsx'
import { PlacePicker } from './place-picker.tsx'

export type PlanetRow = {
  readonly name: string
  readonly position: string
  readonly nakshatra: string
  readonly house: number
  /** Retrograde, combust, or empty. */
  readonly state: string
}

type PlanetsScreenProps = {
  when: string
  lagna: string
  bodies: readonly SkyBody[]
  rows: readonly PlanetRow[]
  place: Place
  namesakes: readonly Place[]
  panchanga: readonly TextFact[]
  conventions: readonly string[]
}

/** The current sky as a wheel and a table, and the day's panchanga for a place. */
export function PlanetsScreen(props: PlanetsScreenProps) {
  const { when, lagna, bodies, rows, place, namesakes, panchanga, conventions } = props
  useEachMinute()
  return (
    <div className="grid gap-10">
      <div>
        <h2>{CURRENT_SKY.heading}</h2>
        <p className="mt-2 text-ink-soft">{CURRENT_SKY.lead(when)}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,0.9fr)_minmax(0,1.1fr)]">
        <SkyWheel bodies={bodies} rashis={WHEEL_RASHIS} label={CURRENT_SKY.wheelLabel(when)} />
        <div>
          <DataTable
            caption={CURRENT_SKY.caption}
            rows={rows}
            rowKey={({ name }) => name}
            columns={[
              { header: CURRENT_SKY.columns.graha, cell: PlanetName, isRowHeader: true },
              { header: CURRENT_SKY.columns.position, cell: ({ position }) => position },
              { header: CURRENT_SKY.columns.nakshatra, cell: ({ nakshatra }) => nakshatra },
              { header: CURRENT_SKY.columns.house, cell: ({ house }) => house, isNumber: true },
            ]}
          />
          <p className="hint mt-3">{CURRENT_SKY.houseNote(placeLabel(place), lagna)}</p>
        </div>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card as="section">
          <h2 className="mb-2 text-xl">
            {CURRENT_SKY.panchanga}, {placeLabel(place)}
          </h2>
          <FactList facts={panchanga} />
        </Card>
        <PlacePicker place={place} namesakes={namesakes} />
      </div>
      <ConventionsNote lines={conventions} />
    </div>
  )
}

function PlanetName({ name, state }: PlanetRow) {
  return (
    <>
      {name}
      {state && <span className="graha-state">{state}</span>}
    </>
  )
}

/** Reloads the sky each minute while the page is visible. */
function useEachMinute() {
  const { revalidate } = useRevalidator()
  // The clock is outside React.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, MINUTE_MS)
    return () => clearInterval(timer)
  }, [revalidate])
}
