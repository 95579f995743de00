import { numberInWords } from '#content/words/numbers.ts'
import { CODE_DIGITS } from '#domain/accounts/sign-in-codes.ts'

/** "ఆరు అంకెల", of the code that we email. */
export const CODE_LENGTH = `${numberInWords(CODE_DIGITS)} అంకెల`
