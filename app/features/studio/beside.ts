import { VARGAS, type Varga } from '@muhurta/jyotish'
import { FURTHER_VARGAS } from '@muhurta/jyotish/vargas'
import type { ComputedDrawing } from '#app/features/chart-panes/compute-drawings.ts'
import { furtherVargaName } from '#app/features/chart-text/further-varga-name.ts'
import { vargaName } from '#app/features/chart-text/varga-name.ts'
import { STUDIO_DRAWINGS } from '#content/charts/studio-drawings.ts'

/** A chart beside the rashi: a varga, or a drawing that the worker computes. */
export type BesideId = `d${VargaBeside}` | ComputedDrawing

type VargaBeside = Exclude<Varga, 1>

/** With the rashi there are two to six drawings. */
export const FEWEST_BESIDE = 1
export const MOST_BESIDE = 5

const VARGAS_BESIDE = VARGAS.filter((varga): varga is VargaBeside => varga !== 1)
const NAMED = Object.keys(STUDIO_DRAWINGS.labels) as (keyof typeof STUDIO_DRAWINGS.labels)[]

/** In the order of the menu. */
const LABELS: ReadonlyMap<string, () => string> = new Map([
  ...VARGAS_BESIDE.map((varga) => [`d${varga}`, () => `D${varga} ${vargaName(varga)}`] as const),
  ...NAMED.map((id) => [id, () => STUDIO_DRAWINGS.labels[id]] as const),
  ...FURTHER_VARGAS.map((varga) => [`d${varga}`, () => `D${varga} ${furtherVargaName(varga)}`] as const),
])

export const BESIDE_IDS = [...LABELS.keys()] as readonly BesideId[]

export const FIRST_BESIDE: readonly BesideId[] = ['d9']

/** Added one after another, the first that is not there yet. */
const SUGGESTED: readonly BesideId[] = ['transit', 'd9', 'second', 'd10', 'chalit', 'd3', 'd7']

/** The varga that is drawn from the positions alone; undefined for what the worker draws. */
export function vargaOf(id: BesideId): VargaBeside | undefined {
  return VARGAS_BESIDE.find((varga) => id === `d${varga}`)
}

export function isComputed(id: BesideId): boolean {
  return vargaOf(id) === undefined
}

export function besideLabel(id: BesideId): string {
  return LABELS.get(id)?.() ?? id
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
