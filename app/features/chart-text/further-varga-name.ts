import type { FurtherVarga } from '@muhurta/jyotish/vargas'
import { chosenNames } from '#app/features/page-parts/shown-names.ts'
import { FURTHER_VARGA_LABELS } from '#content/charts/further-varga-names.ts'

/** "Rudramsha"; apart from the sixteen, which a page without the studio shows alone. */
export function furtherVargaName(varga: FurtherVarga): string {
  return chosenNames()?.vargas[varga] ?? FURTHER_VARGA_LABELS[varga]
}
