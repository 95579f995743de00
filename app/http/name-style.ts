import { isNameStyle, type NameStyle } from '#domain/charts/name-style.ts'
import { readCookie } from './site-cookies.ts'

/** How this browser wants charts to name grahas, signs and stars, on a page that shows a chart. */
export function nameStyleOf(request: Request): NameStyle {
  const chosen = readCookie(request, 'names')
  return isNameStyle(chosen) ? chosen : 'own'
}
