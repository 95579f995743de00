import { degreesAndMinutes, ordinal, rashiName } from '#app/features/chart-drawings/chart-words.ts'
import type { Transit } from '#jyotish/chart/transits.ts'
import { GRAHA_NAMES } from '#jyotish/grahas.ts'
import { degreesInRashi } from '#jyotish/zodiac/rashi.ts'

/** Where each graha stands on the day of the session, seen from the natal Moon and lagna. */
export function TransitTable({ transits }: { transits: readonly Transit[] }) {
  return (
    <table className="data-table graha-table">
      <caption>Transits at the session</caption>
      <thead>
        <tr>
          <th scope="col">Graha</th>
          <th scope="col">Position</th>
          <th scope="col">From Moon</th>
          <th scope="col">From lagna</th>
          <th scope="col">Over</th>
        </tr>
      </thead>
      <tbody>
        {transits.map(({ graha, rashi, longitude, isRetrograde, houseFromMoon, houseFromLagna, over }) => (
          <tr key={graha}>
            <th scope="row">
              {GRAHA_NAMES[graha].english}
              {isRetrograde && <span className="graha-state">retrograde</span>}
            </th>
            <td>
              {degreesAndMinutes(degreesInRashi(longitude))} {rashiName(rashi)}
            </td>
            <td>{ordinal(houseFromMoon)}</td>
            <td>{houseFromLagna === undefined ? '\u2013' : ordinal(houseFromLagna)}</td>
            <td>{over.map((natal) => GRAHA_NAMES[natal].english).join(', ') || '\u2013'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
