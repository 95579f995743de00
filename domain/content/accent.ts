import { DARK_PALETTE, LIGHT_PALETTE } from '@muhurta/brand'

/** Six lower-case digits after a hash. */
export type HexColour = string

export type Theme = 'light' | 'dark'

export const STANDARD_ACCENTS: Readonly<Record<Theme, HexColour>> = {
  light: LIGHT_PALETTE.action,
  dark: DARK_PALETTE.action,
}

/** What the accent is seen with: page and panel behind it, and the text on a button. */
const BESIDE_ACCENT: Readonly<Record<Theme, readonly HexColour[]>> = {
  light: [LIGHT_PALETTE.page, LIGHT_PALETTE.panel, LIGHT_PALETTE.onAction],
  dark: [DARK_PALETTE.page, DARK_PALETTE.panel, DARK_PALETTE.onAction],
}

/** WCAG 2.2 AA for text. */
export const LEAST_CONTRAST = 4.5

export function isHexColour(text: string): text is HexColour {
  return /^#[0-9a-f]{6}$/.test(text)
}

/** The weakest contrast of an accent colour in a theme, from 1 to 21. */
export function accentContrast(accent: HexColour, theme: Theme): number {
  return Math.min(...BESIDE_ACCENT[theme].map((other) => contrast(accent, other)))
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: HexColour, other: HexColour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2, "relative luminance" of an sRGB colour. */
function luminance(colour: HexColour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
