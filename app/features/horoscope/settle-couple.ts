import type { Birth } from '#domain/charts/birth-chart.ts'
import type { BirthValues } from '#domain/charts/birth-form.ts'
import type { Couple } from '#domain/charts/match-births.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type PlaceSources, settleBirth } from './answer-birth.ts'
import type { MatchAnswer } from './match-answer.ts'

/** Both births of a form, or everything that is wrong with either. */
export async function settleCouple(
  values: Couple<BirthValues>,
  sources: PlaceSources,
): Promise<Outcome<Couple<Birth>, NonNullable<MatchAnswer['trouble']>>> {
  const bride = await settleBirth(values.bride, sources)
  const groom = await settleBirth(values.groom, sources)
  if (bride.ok && groom.ok) return accepted({ bride: bride.value, groom: groom.value })
  return refused({ ...(!bride.ok && { bride: bride.refusal }), ...(!groom.ok && { groom: groom.refusal }) })
}
