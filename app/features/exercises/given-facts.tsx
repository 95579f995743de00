import { GRAHAS, type Graha } from '@muhurta/jyotish'
import type { Facts, GivenChart, GivenLongitude, PointName } from '@muhurta/jyotish/exercises'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { type Fact, FactList } from '#app/ui/fact-list.tsx'
import { varaName } from '#content/almanac/names.ts'
import { grahaName, nakshatraName } from '#content/charts/names.ts'
import { POSITIONS } from '#content/charts/panes/chart-panes.ts'
import {
  arcText,
  EXERCISES,
  exercisePlaceName,
  FACT_LABELS,
  givenText,
  pointName,
} from '#content/learning/exercises.ts'
import { longDay } from '#content/words/dates.ts'
import { offsetLabel } from '#domain/births/birth-time.ts'

/** What an exercise gives: the chart drawn and in text, longitudes, dates and times. */
export function GivenFacts({ facts, id = 'exercise' }: { facts: Facts; id?: string }) {
  const list = factsOf(facts)
  const isNothing = list.length === 0 && !facts.chart
  return (
    <div className="grid gap-6">
      {isNothing && <p className="hint">{EXERCISES.nothingGiven}</p>}
      {list.length > 0 && <FactList facts={list} />}
      {facts.chart && <DrawnChart chart={facts.chart} id={`${id}-chart`} />}
      {(facts.chart || facts.longitudes) && <p className="hint">{EXERCISES.conventions}</p>}
    </div>
  )
}

function DrawnChart({ chart, id }: { chart: GivenChart; id: string }) {
  const rows = [
    { name: POSITIONS.lagna, given: chart.lagna, isRetrograde: false },
    ...GRAHAS.map((graha) => ({
      name: grahaName(graha),
      given: chart.grahas[graha],
      isRetrograde: chart.retrograde.includes(graha),
    })),
  ]
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <ChartPanel contents={drawnContents(chart)} id={id} />
      <DataTable
        caption={POSITIONS.caption}
        columns={[
          { header: POSITIONS.columns[0], cell: ({ name }) => name, isRowHeader: true },
          {
            header: POSITIONS.columns[1],
            cell: ({ given, isRetrograde }) => (
              <>
                {givenText(given)}
                {isRetrograde && <span className="graha-state">{POSITIONS.retrograde}</span>}
              </>
            ),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </div>
  )
}

const placed = ({ sign, degrees, minutes }: GivenLongitude) => ({ rashi: sign, degreesInRashi: degrees + minutes / 60 })

/** Without who is combust, which may be what is asked. */
function drawnContents({ lagna, grahas, retrograde }: GivenChart) {
  const marks = GRAHAS.map((graha) => [
    graha,
    { ...placed(grahas[graha]), isRetrograde: retrograde.includes(graha), isCombust: false },
  ])
  type Marks = Parameters<typeof contentsOfChart>[0]['grahas']
  return contentsOfChart(
    { lagna: placed(lagna), grahas: Object.fromEntries(marks) as Marks },
    { title: EXERCISES.chartTitle },
  )
}

/** Of India. */
const IST_MINUTES = 330

/** "IST, Mumbai". A chart of the teacher's own has its clock, and no place. */
function placeText({ place, lat, lon, utcOffsetMinutes }: NonNullable<Facts['birth']>): string {
  const isIndian = utcOffsetMinutes === undefined || utcOffsetMinutes === IST_MINUTES
  const clock = isIndian ? 'IST' : `UTC${offsetLabel(utcOffsetMinutes * 60)}`
  if (place) return `${clock}, ${exercisePlaceName(place)}`
  if (lat === undefined || lon === undefined) return clock
  return `${clock}, ${FACT_LABELS.unknownPlace(lat.toFixed(2), lon.toFixed(2))}`
}

function factsOf({
  birth,
  longitudes,
  longitudesAt,
  dailyMotion,
  retrograde,
  stars,
  day,
  on,
  yearDays,
}: Facts): Fact[] {
  const fact = (term: string, value: string | undefined): Fact[] => (value === undefined ? [] : [{ term, value }])
  const place = day?.place && exercisePlaceName(day.place)
  const date = day?.date && longDay(day.date)
  const named = (grahas: readonly Graha[]) => grahas.map(grahaName).join(', ') || FACT_LABELS.notRetrograde
  const time = day?.time !== undefined && day.isNight ? FACT_LABELS.atNight(day.time) : day?.time
  return [
    ...fact(FACT_LABELS.born, birth && FACT_LABELS.instant(birth.date, birth.time, placeText(birth))),
    ...fact(FACT_LABELS.date, date && [date, place].filter(Boolean).join(', ')),
    ...fact(FACT_LABELS.weekday, day?.weekday === undefined ? undefined : varaName(day.weekday)),
    ...fact(FACT_LABELS.sunrise, day?.sunrise),
    ...fact(FACT_LABELS.sunset, day?.sunset),
    ...fact(FACT_LABELS.nextSunrise, day?.nextSunrise),
    ...fact(FACT_LABELS.time, time),
    ...fact(FACT_LABELS.longitudesAt, longitudesAt),
    ...Object.entries(longitudes ?? {}).flatMap(([point, given]) =>
      fact(pointName(point as PointName), givenText(given)),
    ),
    ...(['sun', 'moon'] as const).flatMap((graha) =>
      fact(FACT_LABELS.motion(grahaName(graha)), dailyMotion && arcText(dailyMotion[graha])),
    ),
    ...fact(FACT_LABELS.retrograde, retrograde && named(retrograde)),
    ...fact(FACT_LABELS.birthStar, stars && nakshatraName(stars.birth)),
    ...fact(FACT_LABELS.dayStar, stars && nakshatraName(stars.day)),
    ...fact(FACT_LABELS.on, on && longDay(on)),
    ...fact(FACT_LABELS.yearDays, yearDays && FACT_LABELS.days(yearDays)),
  ]
}
