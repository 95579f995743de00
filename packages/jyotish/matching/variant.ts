import type { GANA_POINTS, MAITRI_POINTS, VARNA_RANKS, VASHYA_POINTS, YONI_POINTS } from './koota-tables.ts'

/** The published table or rule to use for each koota. Bhakoot and Nadi have no variants. */
export type MatchVariant = {
  varna: keyof typeof VARNA_RANKS
  vashya: keyof typeof VASHYA_POINTS
  tara: 'both-ways' | 'bride-to-groom'
  yoni: keyof typeof YONI_POINTS
  grahaMaitri: keyof typeof MAITRI_POINTS
  gana: keyof typeof GANA_POINTS
}

export const DEFAULT_MATCH_VARIANT: MatchVariant = {
  varna: 'standard',
  vashya: 'standard',
  tara: 'both-ways',
  yoni: 'standard',
  grahaMaitri: 'standard',
  gana: 'standard',
}
