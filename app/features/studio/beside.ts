import { VARGAS, type Varga } from '@muhurta/jyotish'
import { FURTHER_VARGAS, type FurtherVarga } from '@muhurta/jyotish/vargas'
import type { ComputedDrawing } from '#app/features/chart-panes/compute-drawings.ts'
import { FURTHER_VARGA_LABELS } from '#content/charts/further-varga-names.ts'
import { STUDIO_DRAWINGS } from '#content/charts/studio-drawings.ts'
import { VARGA_LABELS } from '#content/charts/varga-names.ts'

/** A chart beside the rashi: a varga, or a drawing that the worker computes. */
export type BesideId = `d${Exclude<Varga, 1> | FurtherVarga}` | ComputedDrawing

/** With the rashi there are two to six drawings. */
export const FEWEST_BESIDE = 1
export const MOST_BESIDE = 5

const COMPUTED = Object.keys(STUDIO_DRAWINGS.labels) as ComputedDrawing[]
const VARGA_LABEL_OF = { ...VARGA_LABELS, ...FURTHER_VARGA_LABELS }

const VARGAS_BESIDE = VARGAS.filter((varga): varga is Exclude<Varga, 1> => varga !== 1)

/** In the order of the menu. */
export const BESIDE_IDS: readonly BesideId[] = [
  ...VARGAS_BESIDE.map((varga): BesideId => `d${varga}`),
  ...COMPUTED,
  ...FURTHER_VARGAS.map((varga): BesideId => `d${varga}`),
]

export const FIRST_BESIDE: readonly BesideId[] = ['d9']

/** Added one after another, the first that is not there yet. */
const SUGGESTED: readonly BesideId[] = ['transit', 'd9', 'second', 'd10', 'chalit', 'd3', 'd7']

export function isComputed(id: BesideId): id is ComputedDrawing {
  return (COMPUTED as readonly string[]).includes(id)
}

export function vargaOf(id: Exclude<BesideId, ComputedDrawing>): Exclude<Varga, 1> | FurtherVarga {
  return Number(id.slice(1)) as Exclude<Varga, 1> | FurtherVarga
}

export function besideLabel(id: BesideId): string {
  if (isComputed(id)) return STUDIO_DRAWINGS.labels[id]
  const varga = vargaOf(id)
  return `D${varga} ${VARGA_LABEL_OF[varga]}`
}

/** What was stored in the browser, as far as it is known today. */
export function readBeside(stored: unknown): readonly BesideId[] {
  const known = Array.isArray(stored) ? stored.filter((id): id is BesideId => BESIDE_IDS.includes(id)) : []
  return known.length < FEWEST_BESIDE ? FIRST_BESIDE : known.slice(0, MOST_BESIDE)
}

export function withAdded(beside: readonly BesideId[], hasSecond: boolean): readonly BesideId[] {
  const fits = (id: BesideId) => !beside.includes(id) && (hasSecond || id !== 'second')
  const next = SUGGESTED.find(fits) ?? BESIDE_IDS.find(fits)
  return next === undefined || beside.length >= MOST_BESIDE ? beside : [...beside, next]
}

export function withoutLast(beside: readonly BesideId[]): readonly BesideId[] {
  return beside.length > FEWEST_BESIDE ? beside.slice(0, -1) : beside
}

/** The first chart beside the rashi becomes the next of the menu, or the one before. */
export function withStepped(beside: readonly BesideId[], step: 1 | -1): readonly BesideId[] {
  const [first = 'd9', ...others] = beside
  const count = BESIDE_IDS.length
  return [BESIDE_IDS[(BESIDE_IDS.indexOf(first) + step + count) % count] ?? first, ...others]
}
