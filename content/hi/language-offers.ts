// The same in every language.
export { LANGUAGE_OFFERS } from '../en/language-offers.ts'
