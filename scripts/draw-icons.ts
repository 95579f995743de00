/**
 * Draws the icons of the site from its logo: `public/favicon.svg` and `public/icons/*.png`, checked in. Run it with
 * `node scripts/draw-icons.ts` after changing the logo (app/ui/motif/logo-mark.tsx).
 */
import { writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { ringOfPetals } from '#app/ui/motif/geometry.ts'

const PETALS = ringOfPetals({ x: 16, y: 16 }, { count: 8, from: 4, to: 13.6, swell: 42 })

const LIGHT = { ground: '#fffbf3', line: '#b9831f', sun: '#a8480b' }

const MARK = `<g fill="none" class="line" stroke="${LIGHT.line}"><circle cx="16" cy="16" r="15.2" stroke-width="1.4"/><path d="${PETALS}" stroke-width="1" stroke-linejoin="round"/></g><circle class="sun" cx="16" cy="16" r="3.6" fill="${LIGHT.sun}"/>`

/** In a browser tab the logo follows the system's colour scheme. */
const DARK_STYLE = '<style>@media (prefers-color-scheme:dark){.line{stroke:#e9b949}.sun{fill:#f2c96b}}</style>'

await writeFile(
  'public/favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>A sun in a lotus</title>${DARK_STYLE}${MARK}</svg>\n`,
)
await draw('icon-192', 192, 0.86)
await draw('icon-512', 512, 0.86)
// Phones crop a maskable icon to their own shape; the logo is inside the safe circle.
await draw('maskable-512', 512, 0.68)
await draw('apple-touch-icon', 180, 0.78)

async function draw(name: string, size: number, share: number): Promise<void> {
  const inset = (32 * (1 - share)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${LIGHT.ground}"/><g transform="translate(${inset} ${inset}) scale(${share})">${MARK}</g></svg>`
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
  await writeFile(`public/icons/${name}.png`, picture.asPng())
  console.log(`${name}.png ${size}`)
}
