import { GRAHAS, type RashiIndex, type VargaChart } from '@muhurta/jyotish'
import { useState } from 'react'
import { contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { vargaName } from '#app/features/chart-text/varga-name.ts'
import { chosenGrahaName, grahaLabel, lagnaLabel, rashiLabel } from '#app/features/page-parts/shown-names.ts'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { ChartPanel } from './chart-panel.tsx'

const NAVAMSHA = 9

type VargaSectionProps = { vargas: readonly VargaChart[]; isHydrated: boolean }

/** One divisional chart drawn, the navamsha first, and the signs of all sixteen in a table. */
export function VargaSection({ vargas, isHydrated }: VargaSectionProps) {
  const [shown, setShown] = useState<number>(NAVAMSHA)
  const varga = vargas.find((each) => each.varga === shown) ?? vargas[0]
  if (!varga) return null
  return (
    <section aria-label={BIRTH_RESULT.vargas} className="varga-section">
      <div className="grid content-start gap-4">
        {isHydrated && (
          <SelectField
            name="varga"
            label={BIRTH_RESULT.varga}
            value={String(varga.varga)}
            options={vargas.map((each) => ({ value: String(each.varga), label: vargaLabel(each) }))}
            onChange={(event) => setShown(Number(event.target.value))}
          />
        )}
        {/* On the screen the menu names the chart; print and pages without script need a heading. */}
        <h3 className={classNames('text-xl', isHydrated && 'hidden print:block')}>{vargaLabel(varga)}</h3>
        <ChartPanel id={`varga-${varga.varga}`} contents={contentsOfVarga(varga, { title: vargaLabel(varga) })} />
      </div>
      <VargaTable vargas={vargas} />
    </section>
  )
}

/** "D9 Navamsha". */
function vargaLabel({ varga }: VargaChart): string {
  return `D${varga} ${vargaName(varga)}`
}

function VargaTable({ vargas }: { vargas: readonly VargaChart[] }) {
  return (
    // Wider than a phone, so it must be scrollable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
    <section className="varga-table" aria-label={BIRTH_RESULT.vargaTable} tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">{BIRTH_RESULT.vargaTable}</caption>
        <thead>
          <tr>
            <th scope="col">{BIRTH_RESULT.columns.varga}</th>
            <th scope="col">{lagnaLabel().code}</th>
            {GRAHAS.map((graha) => (
              <th key={graha} scope="col">
                <abbr title={chosenGrahaName(graha)}>{grahaLabel(graha).code}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vargas.map((varga) => (
            <tr key={varga.varga}>
              <th scope="row">{vargaLabel(varga)}</th>
              <td>{varga.lagna === undefined ? '\u2013' : <ShortSign rashi={varga.lagna} />}</td>
              {GRAHAS.map((graha) => (
                <td key={graha}>
                  <ShortSign rashi={varga.rashis[graha]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ShortSign({ rashi }: { rashi: RashiIndex }) {
  const { western, short } = rashiLabel(rashi)
  return <abbr title={western}>{short}</abbr>
}
