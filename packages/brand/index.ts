export { LIGHT_PALETTE } from './light-palette.ts'
