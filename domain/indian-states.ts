/** The states and union territories by the first two digits of a GSTIN. Their names are in `content`. */
export const INDIAN_STATE_CODES: readonly string[] =
  '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 26 27 29 30 31 32 33 34 35 36 37 38 97'.split(
    ' ',
  )
