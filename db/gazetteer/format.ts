/**
 * The file of the gazetteer: the length of a JSON header, the header, then columns as plain bytes, all compressed.
 * Places are sorted by their folded names, so the matches of a prefix are contiguous. A place becomes an object only
 * when it is found, so 170,000 places need only a few megabytes of memory.
 */
export type GazetteerHeader = {
  readonly count: number
  /** Country names; a place refers to one by index. */
  readonly countries: readonly string[]
  readonly indiaIndex: number
  readonly regions: readonly string[]
  readonly timeZones: readonly string[]
  /** Other names of a place, folded, with the spelling to show. */
  readonly aliases: readonly { readonly key: string; readonly name: string; readonly place: number }[]
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
  'importances',
] as const
export type GazetteerColumn = (typeof GAZETTEER_COLUMNS)[number]

/** Coordinates are stored in ten-thousandths of a degree, which is eleven metres. */
export const COORDINATE_SCALE = 10_000
