export { formatRupees } from '../../en/words/money.ts'
