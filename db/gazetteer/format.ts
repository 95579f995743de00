/**
 * The file of the gazetteer: a header in JSON behind its length, then columns as plain bytes, all of it compressed.
 * Places lie in the order of their folded names, so that a prefix is one stretch of them; nothing in it becomes an
 * object before it is asked for, which keeps 170,000 places in a few megabytes.
 */
export type GazetteerHeader = {
  readonly count: number
  /** Country names; a place holds the index. */
  readonly countries: readonly string[]
  readonly indiaIndex: number
  readonly regions: readonly string[]
  readonly timeZones: readonly string[]
  /** Other names of a place, folded, with the spelling to show. */
  readonly aliases: readonly { readonly key: string; readonly name: string; readonly place: number }[]
  /** Places that many people were born in. */
  readonly known: readonly number[]
  /** The bytes of each column, in this order. */
  readonly lengths: Readonly<Record<GazetteerColumn, number>>
}

export const GAZETTEER_COLUMNS = [
  'nameLengths',
  'names',
  'keyLengths',
  'keys',
  'latitudes',
  'longitudes',
  'countries',
  'regions',
  'timeZones',
  'words',
  'wordStarts',
] as const
export type GazetteerColumn = (typeof GAZETTEER_COLUMNS)[number]

/** Coordinates are kept in ten-thousandths of a degree: eleven metres. */
export const COORDINATE_SCALE = 10_000
