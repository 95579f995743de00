import { readFileSync } from 'node:fs'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }
export type ReferenceBirth = Fields & { id: string; input: Fields; varshaphala: Fields[] }

export function readReference(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./reference/tools/${name}`, import.meta.url), 'utf8'))
}

export const REFERENCE_BIRTHS = (readReference('births.json') as { births: ReferenceBirth[] }).births

/** The tolerance by the name of the field: the first pattern that matches its path. */
const TOLERANCES: readonly (readonly [RegExp, number])[] = [
  [/^positions\.(jdUt|sun|nextSun)/, 1 / 86400],
  [/solarReturnJdUt/, 30 / 86400],
  [/JdUt|\.maha\.|sadeSati\.stays/, 0.25],
  [/bhavaMadhya/, 0.02],
  [/^shadbala|^bhavaBala/, 0.1],
  [/^upagrahas/, 0.05],
]
const DEFAULT_TOLERANCE = 0.02

function toleranceOf(path: string): number {
  return TOLERANCES.find(([pattern]) => pattern.test(path))?.[1] ?? DEFAULT_TOLERANCE
}

function isNear(path: string, expected: number, actual: number): boolean {
  const apart = Math.abs(expected - actual)
  return Math.min(apart, Math.abs(apart - 360)) <= toleranceOf(path)
}

export type Comparison = { compared: number; differences: string[] }

function isSame(path: string, expected: Json, actual: Json | undefined): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') return isNear(path, expected, actual)
  return expected === actual
}

/** Compares every value of the expected fields; a difference is the path of the value. */
export function compareFields(expected: Json, actual: Json | undefined, path: string): Comparison {
  if (typeof expected !== 'object' || expected === null) {
    return { compared: 1, differences: isSame(path, expected, actual) ? [] : [path] }
  }
  const found = (typeof actual === 'object' && actual !== null ? actual : {}) as Fields
  const isLonger = Array.isArray(expected) && Array.isArray(actual) && actual.length > expected.length
  const parts = Object.entries(expected).map(([key, value]) => compareFields(value, found[key], `${path}.${key}`))
  return {
    compared: parts.reduce((sum, part) => sum + part.compared, 0),
    differences: [...(isLonger ? [`${path}.length`] : []), ...parts.flatMap((part) => part.differences)],
  }
}
