import type { Varga } from '@muhurta/jyotish'
import { chosenNames } from '#app/features/page-parts/shown-names.ts'
import { VARGA_LABELS } from '#content/charts/varga-names.ts'

/** "Navamsha". */
export function vargaName(varga: Varga): string {
  return chosenNames()?.vargas[varga] ?? VARGA_LABELS[varga]
}
