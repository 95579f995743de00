import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import { type PlaceSources, resolveBirth } from '#app/features/births/resolve-birth.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { NO_BIRTH_VALUES, valuesOfBirth } from '#domain/births/birth-texts.ts'
import { readLocalTime } from '#domain/births/birth-time.ts'

/** A saved birth that can be chosen. */
export type SavedBirth = Pick<BirthProfile, 'id' | 'birth'>

/** Put before the names of the second birth's fields. */
export const SECOND_PREFIX = 'other-'

/** The birth that is compared with the first, as it was entered. */
export type SecondChart = {
  readonly isOpen: boolean
  readonly values: BirthValues
  readonly birth: Birth | null
  readonly problem?: BirthProblem
}

export const NO_SECOND: SecondChart = { isOpen: false, values: NO_BIRTH_VALUES, birth: null }

/** Reads the second birth. It needs a time and a place, like the first. */
export async function readSecondChart(values: BirthValues, sources: PlaceSources): Promise<SecondChart> {
  const entered = { isOpen: true, values, birth: null }
  if (!values.birthDate && !values.birthTime && !values.birthPlace && !values.latitude) return entered

  const birth = await resolveBirth(values, sources)
  if (!birth.ok) return { ...entered, problem: birth.refusal }
  const problem = problemOf(birth.value)
  return problem ? { ...entered, problem } : secondOf(birth.value)
}

function secondOf(birth: Birth): SecondChart {
  return { isOpen: true, values: valuesOfBirth(birth), birth }
}

function problemOf(birth: Birth): BirthProblem | undefined {
  const { time, place } = birth
  if (time === null) return { problems: { birthTime: 'invalid' } }
  if (place === null) return { problems: {}, choices: [] }
  const reading = readLocalTime({ ...birth, time, timeZone: place.timeZone, lon: place.lon })
  if (reading.ok) return undefined
  if (reading.refusal.kind === 'own-offset-missing') return { problems: { ownOffset: 'invalid' } }
  return { problems: {}, doubt: reading.refusal }
}
