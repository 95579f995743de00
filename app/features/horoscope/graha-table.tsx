import {
  type Chart,
  degreesInRashi,
  GRAHAS,
  type Graha,
  type RashiIndex,
  rashiAt,
  type ZodiacPosition,
} from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import {
  chosenNakshatraName,
  chosenRashiName,
  chosenSignName,
  grahaLabel,
  lagnaLabel,
  rashiLabel,
} from '#app/features/page-parts/shown-names.ts'
import { RowList } from '#app/ui/row-list.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { CURRENT_SKY } from '#content/charts/horoscope.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'

type Positions = Pick<Chart, 'lagna' | 'grahas'>
type Row = ZodiacPosition & { key: string; name: string; otherName: string; house: number; state: string }

/** The lagna and every graha with sign, degree, nakshatra, pada, house and state. */
export function GrahaTable({ chart }: { chart: Positions }) {
  const lagna: Row = { ...chart.lagna, key: 'lagna', name: lagnaLabel().name, otherName: '', house: 1, state: '' }
  const grahas = GRAHAS.map((graha): Row => {
    const place = chart.grahas[graha]
    const { name, sanskrit } = grahaLabel(graha)
    const otherName = name === sanskrit ? '' : sanskrit
    return { ...place, key: graha, name, otherName, house: place.house, state: stateOf(chart, graha) }
  })
  return (
    <table className="data-table data-table-compact">
      <caption>{BIRTH_RESULT.grahas}</caption>
      <thead>
        <tr>
          <th scope="col">{BIRTH_RESULT.columns.graha}</th>
          <th scope="col">{BIRTH_RESULT.columns.position}</th>
          <th scope="col">{BIRTH_RESULT.columns.nakshatra}</th>
          <th scope="col" className="data-number">
            {BIRTH_RESULT.columns.house}
          </th>
        </tr>
      </thead>
      <tbody>
        {[lagna, ...grahas].map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              {row.otherName && <OnlyWide text={`(${row.otherName})`} />}
              {row.state && <span className="graha-state">{row.state}</span>}
            </th>
            <td>
              <span className="whitespace-nowrap">{degreesAndMinutes(row.degreesInRashi)}</span>{' '}
              <Sign rashi={row.rashi} />
            </td>
            <td>
              {chosenNakshatraName(row.nakshatra)}, {row.pada}
            </td>
            <td className="data-number">{row.house}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Vrishchika (Scorpio)"; on a phone it looks like "Scorpio". */
function Sign({ rashi }: { rashi: RashiIndex }) {
  const { name } = rashiLabel(rashi)
  const sign = chosenSignName(rashi)
  if (name === sign) return sign
  return (
    <>
      <span className="max-sm:sr-only">{name} (</span>
      {sign}
      <span className="max-sm:sr-only">)</span>
    </>
  )
}

/** The other name of a graha. On a phone only screen readers have it, so that a row is one or two lines. */
function OnlyWide({ text }: { text: string }) {
  return <span className="max-sm:sr-only"> {text}</span>
}

/** Where each graha was at the start and end of the day, for a birth without a time. */
export function DayTable({ day }: Pick<UntimedChart, 'day'>) {
  return (
    <RowList
      caption={BIRTH_RESULT.grahas}
      rows={GRAHAS}
      rowKey={(graha) => graha}
      columns={[
        { header: BIRTH_RESULT.columns.graha, place: 'title', cell: nameOf },
        {
          header: BIRTH_RESULT.columns.from,
          place: 'detail',
          cell: (graha) => placeText(day.grahas[graha].start),
          isLabelled: true,
        },
        {
          header: BIRTH_RESULT.columns.to,
          place: 'detail',
          cell: (graha) => placeText(day.grahas[graha].end),
          isLabelled: true,
        },
        { header: BIRTH_RESULT.columns.sign, place: 'state', cell: (graha) => signsOf(day.grahas[graha].rashis) },
      ]}
    />
  )
}

function nameOf(graha: Graha): string {
  const { name, sanskrit } = grahaLabel(graha)
  return name === sanskrit ? name : `${name} (${sanskrit})`
}

function stateOf({ grahas }: Positions, graha: Graha): string {
  const { isRetrograde, isCombust } = grahas[graha]
  return [isRetrograde && CURRENT_SKY.retrograde, isCombust && CURRENT_SKY.combust].filter(Boolean).join(', ')
}

function placeText(longitude: number): string {
  return `${degreesAndMinutes(degreesInRashi(longitude))} ${chosenRashiName(rashiAt(longitude))}`
}

function signsOf(rashis: readonly RashiIndex[]): string {
  return rashis.length === 1 ? BIRTH_RESULT.sameAllDay : BIRTH_RESULT.changes(rashis.map(chosenRashiName))
}
