// Short ways to write the tables: names of stars, and lunar days of both fortnights.

const STARS =
  'ashwini bharani krittika rohini mrigashira ardra punarvasu pushya ashlesha magha purvaPhalguni uttaraPhalguni hasta chitra swati vishakha anuradha jyeshtha mula purvaAshadha uttaraAshadha shravana dhanishta shatabhisha purvaBhadrapada uttaraBhadrapada revati'.split(
    ' ',
  )

/** The indexes of stars by their names, separated by spaces. */
export function stars(names: string): number[] {
  return names.split(' ').map((name) => STARS.indexOf(name))
}

const FORTNIGHT = 15

/** Tithis 1 to 15 of the bright fortnight. */
export function bright(...numbers: number[]): number[] {
  return numbers.map((number) => number - 1)
}

/** Tithis 1 to 15 of the dark fortnight. */
export function dark(...numbers: number[]): number[] {
  return numbers.map((number) => number - 1 + FORTNIGHT)
}

export function inBoth(...numbers: number[]): number[] {
  return [...bright(...numbers), ...dark(...numbers)]
}

/** The half tithis of Vishti (bhadra): the last of each round of seven. */
export const VISHTI: readonly number[] = [7, 14, 21, 28, 35, 42, 49, 56]
/** Kimstughna, Shakuni, Chatushpada and Naga, around the new moon. */
export const FIXED_KARANAS: readonly number[] = [0, 57, 58, 59]

export const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const

export const [MESHA, VRISHABHA, MITHUNA, KARKA, SIMHA, KANYA, TULA, VRISHCHIKA, DHANU, MAKARA, KUMBHA, MEENA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
