import { notFound } from '#app/http/respond.ts'
import { isHexColour } from '#domain/content/accent.ts'
import type { Route } from './+types/accent'

/** The practice's accent colours as a stylesheet. They are part of the address, so browsers may cache it forever. */
export function loader({ params }: Route.LoaderArgs) {
  const [light = '', dark = ''] = (params.colours ?? '')
    .replace(/\.css$/, '')
    .split('-')
    .map((digits) => `#${digits}`)
  if (!isHexColour(light) || !isHexColour(dark)) throw notFound()

  const css = `:root {
  --action: light-dark(${light}, ${dark});
  --action-deep: light-dark(color-mix(in srgb, ${light} 85%, black), color-mix(in srgb, ${dark} 80%, white));
}
`
  return new Response(css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
