export { COVER_GROUNDS, DARK_PALETTE, LIGHT_PALETTE, PRINTED_CHART, PROVIDER_COLOURS } from './colours.ts'
export { PAGE_COLOURS } from './page-colours.ts'
