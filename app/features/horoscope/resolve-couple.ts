import { type PlaceSources, resolveBirth } from '#app/features/births/resolve-birth.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { Couple } from '#domain/charts/match-births.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { MatchView } from './match-view.ts'

/** Both births of a form, or what is wrong with either. */
export async function resolveCouple(
  values: Couple<BirthValues>,
  sources: PlaceSources,
): Promise<Outcome<Couple<Birth>, NonNullable<MatchView['formProblem']>>> {
  const bride = await resolveBirth(values.bride, sources)
  const groom = await resolveBirth(values.groom, sources)
  if (bride.ok && groom.ok) return accepted({ bride: bride.value, groom: groom.value })
  return refused({ ...(!bride.ok && { bride: bride.refusal }), ...(!groom.ok && { groom: groom.refusal }) })
}
