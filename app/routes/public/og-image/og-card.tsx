import { LIGHT_PALETTE } from '@muhurta/brand'
import { outlineLines, outlineText, type TextOutline } from '@muhurta/pdf/outline-text'
import { LogoMark } from '#app/ui/motif/logo-mark.tsx'
import { TwelvefoldWheel } from '#app/ui/motif/twelvefold-wheel.tsx'

export type OgText = { readonly practiceName: string; readonly title: string; readonly eyebrow: string }

/** What is left of the wheel. */
const WIDTH = 640
const LARGE = { size: 78, maxLines: 3 }
const LARGE_INDIAN = { size: 66, maxLines: 3 }
const SMALL = { size: 58, maxLines: 4 }

/** Their marks above and below need more room between lines. */
const INDIAN_SCRIPTS = /[\u0900-\u0dff]/u

/**
 * The preview of a shared link: the page title before a large faint wheel. 1200 by 630 is the size previews are cropped
 * to. Always in the light theme, because a picture cannot follow the reader's theme.
 */
export function OgCard({ practiceName, title, eyebrow }: OgText) {
  const { size, lines } = setTitle(title)
  const isTall = INDIAN_SCRIPTS.test(title)
  const leading = size * (isTall ? 1.3 : 1.12)
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
      <Outlined
        line={outlineText(practiceName, { style: 'heading', size: 36 })}
        x={154}
        y={111}
        fill={LIGHT_PALETTE.ink}
      />
      <Outlined
        line={outlineText(eyebrow, { style: 'bold', size: 28 })}
        x={80}
        y={top - size * (isTall ? 1.2 : 1.13)}
        fill={LIGHT_PALETTE.goldText}
      />
      {lines.map((line, index) => (
        <Outlined key={line.path} line={line} x={78} y={top + index * leading} fill={LIGHT_PALETTE.ink} />
      ))}
    </svg>
  )
}

/** As large as it fits in three lines, else smaller. */
function setTitle(title: string): { readonly size: number; readonly lines: readonly TextOutline[] } {
  const options = { style: 'heading', width: WIDTH } as const
  const { size, maxLines } = INDIAN_SCRIPTS.test(title) ? LARGE_INDIAN : LARGE
  const lines = outlineLines(title, { ...options, size, maxLines: maxLines + 1 })
  if (lines.length <= maxLines) return { size, lines }
  return { size: SMALL.size, lines: outlineLines(title, { ...options, ...SMALL }) }
}

type OutlinedProps = { readonly line: TextOutline; readonly x: number; readonly y: number; readonly fill: string }

function Outlined({ line, x, y, fill }: OutlinedProps) {
  return <path transform={`translate(${x} ${y})`} d={line.path} fill={fill} />
}
