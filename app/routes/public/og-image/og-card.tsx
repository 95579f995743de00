import { LIGHT_PALETTE } from '@muhurta/brand'
import { LogoMark } from '#app/ui/motif/logo-mark.tsx'
import { TwelvefoldWheel } from '#app/ui/motif/twelvefold-wheel.tsx'
import { wrapWords } from './wrap-words.ts'

export type OgText = { readonly practiceName: string; readonly title: string; readonly eyebrow: string }

const LINE = { wide: 15, narrow: 22 }

/**
 * The preview of a shared link: the page title before a large faint wheel. 1200 by 630 is the size previews are cropped
 * to. Always in the light theme, because a picture cannot follow the reader's theme.
 */
export function OgCard({ practiceName, title, eyebrow }: OgText) {
  const isShort = title.length <= LINE.wide * 3
  const lines = wrapWords(title, isShort ? LINE.wide : LINE.narrow).slice(0, 4)
  const size = isShort ? 78 : 58
  const leading = size * 1.12
  const top = 375 - ((lines.length - 1) * leading) / 2

  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <title>{title}</title>
      <rect width="1200" height="630" fill={LIGHT_PALETTE.page} />
      <g transform="translate(283 -80) scale(1.254)" color={LIGHT_PALETTE.gold}>
        <TwelvefoldWheel />
      </g>
      <rect width="860" height="630" fill="url(#fade)" />
      <defs>
        <linearGradient id="fade">
          <stop offset="0.72" stopColor={LIGHT_PALETTE.page} />
          <stop offset="1" stopColor={LIGHT_PALETTE.page} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect y="622" width="1200" height="8" fill={LIGHT_PALETTE.gold} />
      <g transform="translate(80 72) scale(1.75)" color={LIGHT_PALETTE.gold}>
        <LogoMark />
        <circle cx="16" cy="16" r="3.6" fill={LIGHT_PALETTE.action} />
      </g>
      <text x="154" y="111" fill={LIGHT_PALETTE.ink} fontFamily="Eczar" fontSize="36">
        {practiceName}
      </text>
      <text
        x="80"
        y={top - size - 10}
        fill={LIGHT_PALETTE.goldText}
        fontFamily="Mukta"
        fontSize="26"
        letterSpacing="2.5"
      >
        {eyebrow.toUpperCase()}
      </text>
      {lines.map((line, index) => (
        <text key={line} x="78" y={top + index * leading} fill={LIGHT_PALETTE.ink} fontFamily="Eczar" fontSize={size}>
          {line}
        </text>
      ))}
    </svg>
  )
}
