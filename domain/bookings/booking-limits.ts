export const LONGEST_PLACE = 200
export const LONGEST_NOTES = 2_000
export const EARLIEST_BIRTH_DATE = '1900-01-01'
