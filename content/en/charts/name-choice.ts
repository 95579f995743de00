import type { NameStyle } from '#domain/charts/name-style.ts'

const STYLES: Readonly<Record<NameStyle, string>> = {
  own: 'English',
  iast: 'Sanskrit in Latin script (Sūrya, Meṣa)',
  devanagari: 'Sanskrit in Devanagari (सूर्य, मेष)',
}

/** Which names of grahas, signs and stars charts show. */
export const NAME_CHOICE = {
  label: 'Names in charts',
  use: 'Use these names',
  styles: STYLES,
} as const
