import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'
import { houseFrom, RASHI_INDEXES, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { BINDU_TABLES, type Contributor } from './bindu-tables.ts'

/** Bindus for each sign, from Mesha to Meena. */
export type BinduRow = readonly number[]

export type Ashtakavarga = {
  bhinna: Record<SignLord, BinduRow>
  /** The sum of the seven bhinna rows, 337 bindus in total. */
  sarva: BinduRow
  /** The row of the lagna, which is not part of the sarva. */
  lagna: BinduRow
}

/** All eight contributors are required, so a birth without a known time has no ashtakavarga. */
export type AshtakavargaPlacements = ChartPlacements

type ContributorRashis = Record<Contributor, RashiIndex>

const CONTRIBUTORS: readonly Contributor[] = [...SIGN_LORDS, 'lagna']

function bindusOf(owner: Contributor, rashis: ContributorRashis, tables: typeof BINDU_TABLES): BinduRow {
  return RASHI_INDEXES.map(
    (rashi) => CONTRIBUTORS.filter((giver) => tables[owner][giver].includes(houseFrom(rashis[giver], rashi))).length,
  )
}

/** Adds rows of bindus sign by sign. */
export function sumBindus(rows: readonly BinduRow[]): BinduRow {
  return RASHI_INDEXES.map((rashi) => rows.reduce((sum, row) => sum + (row[rashi] ?? 0), 0))
}

/**
 * The bindus of the seven grahas and the lagna in every sign, and the sum over the grahas (Brihat Jataka, ch. 9; Brihat
 * Parashara Hora Shastra, ch. 66). The tables default to Varahamihira's.
 */
export function ashtakavarga(
  { longitudes, lagna }: AshtakavargaPlacements,
  tables: typeof BINDU_TABLES = BINDU_TABLES,
): Ashtakavarga {
  const entries = SIGN_LORDS.map((graha) => [graha, rashiAt(longitudes[graha])])
  const rashis = { ...Object.fromEntries(entries), lagna: rashiAt(lagna) } as ContributorRashis
  const rows = SIGN_LORDS.map((graha) => [graha, bindusOf(graha, rashis, tables)] as const)

  return {
    bhinna: Object.fromEntries(rows) as Record<SignLord, BinduRow>,
    sarva: sumBindus(rows.map(([, row]) => row)),
    lagna: bindusOf('lagna', rashis, tables),
  }
}
