import type { Koota } from '@muhurta/jyotish'
import { chosenNames } from '#app/features/page-parts/shown-names.ts'
import { KOOTA_LABELS } from '#content/charts/kootas.ts'

/** In a table; a reason has the name of its language. */
export function kootaName(koota: Koota): string {
  return chosenNames()?.kootas[koota] ?? KOOTA_LABELS[koota]
}
