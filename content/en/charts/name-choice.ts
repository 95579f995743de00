import type { NameStyle } from '#domain/charts/name-style.ts'

const STYLES: Readonly<Record<NameStyle, string>> = {
  own: 'English',
  iast: 'Sanskrit in Latin script (Sūrya, Meṣa)',
  devanagari: 'Sanskrit in Devanagari (सूर्य, मेष)',
}

/** Which names of grahas, signs, stars, tithis, yogas and vargas charts and the panchanga show. */
export const NAME_CHOICE = {
  label: 'Names in charts and panchanga',
  use: 'Use these names',
  styles: STYLES,
} as const
