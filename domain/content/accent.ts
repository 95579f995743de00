/** A colour as "#a8480b". */
export type HexColour = string

export type Theme = 'light' | 'dark'

/** The accents of `app/styles/tokens.css`. */
export const STANDARD_ACCENTS: Readonly<Record<Theme, HexColour>> = { light: '#a8480b', dark: '#e9b949' }

/** What the accent is seen with, from `app/styles/tokens.css`: page and panel behind it, and the text on a button. */
const BESIDE_ACCENT: Readonly<Record<Theme, readonly HexColour[]>> = {
  light: ['#fffbf3', '#ffffff', '#ffffff'],
  dark: ['#130f20', '#1c1732', '#1b1206'],
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
