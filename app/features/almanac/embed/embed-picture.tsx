import { LIGHT_PALETTE } from '@muhurta/brand'
import { EMBED } from '#content/almanac/embed.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import { EMBED_SIZES } from '#domain/almanac/embeds.ts'
import type { EmbedCard, EmbedMonth } from './embed-card.ts'

const MARGIN = 20
const FIRST_ROW = 92
const ROW_HEIGHT = 26
const WEEK_HEIGHT = 40
const FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** The card as one self-contained SVG, for sites that allow pictures only. */
export function EmbedPicture({ card }: { card: EmbedCard }) {
  const { width, height } = EMBED_SIZES[card.kind]
  const { title, subtitle, rows, month, practice } = card
  const weeks = month ? Math.ceil((month.firstColumn + month.days.length) / 7) : 0
  const rowsFrom = month ? FIRST_ROW + (weeks + 1) * WEEK_HEIGHT : FIRST_ROW
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={[title, subtitle, ...rows.map(({ label, value }) => `${label}: ${value}`)].join(`${FULL_STOP} `)}
      fontFamily={FONTS}
      fontSize="13"
      fill={LIGHT_PALETTE.ink}
    >
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={height - 1}
        rx="14"
        fill={LIGHT_PALETTE.page}
        stroke={LIGHT_PALETTE.gold}
      />
      <text x={MARGIN} y="38" fontSize="19" fontWeight="700">
        {title}
      </text>
      <text x={MARGIN} y="60" fill={LIGHT_PALETTE.inkSoft}>
        {subtitle}
      </text>
      {month && <MonthDrawing {...month} width={width} />}
      {rows.map(({ label, value }, index) => (
        <g key={`${label} ${value}`} transform={`translate(0 ${rowsFrom + index * ROW_HEIGHT})`}>
          <text x={MARGIN} fill={LIGHT_PALETTE.inkSoft}>
            {label}
          </text>
          <text x={width - MARGIN} textAnchor="end" fontWeight="600">
            {value}
          </text>
        </g>
      ))}
      <text x={width / 2} y={height - 16} textAnchor="middle" fontSize="12" fill={LIGHT_PALETTE.link}>
        {EMBED.by(practice)}
      </text>
    </svg>
  )
}

function MonthDrawing({ weekdays, firstColumn, days, width }: EmbedMonth & { width: number }) {
  const column = (width - 2 * MARGIN) / 7
  const middleOf = (index: number) => MARGIN + column * ((index % 7) + 0.5)
  return (
    <g textAnchor="middle" transform={`translate(0 ${FIRST_ROW})`}>
      {weekdays.map((weekday, index) => (
        <text key={weekday} x={middleOf(index)} fontSize="11" fill={LIGHT_PALETTE.inkSoft}>
          {weekday}
        </text>
      ))}
      {days.map(({ day, tithi, isToday, isFestival }, index) => {
        const place = firstColumn + index
        const y = WEEK_HEIGHT * (Math.floor(place / 7) + 1) - 10
        return (
          <g key={day} transform={`translate(${middleOf(place)} ${y})`}>
            {isToday && (
              <rect
                x={-column / 2 + 2}
                y="-16"
                width={column - 4}
                height="34"
                rx="8"
                fill={LIGHT_PALETTE.panelStrong}
              />
            )}
            <text fontWeight="600" fill={isFestival ? LIGHT_PALETTE.action : LIGHT_PALETTE.ink}>
              {day}
            </text>
            <text y="13" fontSize="10" fill={LIGHT_PALETTE.inkSoft}>
              {tithi}
            </text>
          </g>
        )
      })}
    </g>
  )
}
