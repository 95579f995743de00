import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { EMBED } from '#content/almanac/embed.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { EMBED_KINDS, EMBED_SIZES, type EmbedKind } from '#domain/almanac/embeds.ts'

type EmbedOfferProps = {
  city: { readonly slug: string; readonly name: string; readonly country: string }
  appUrl: string
}

/** The lines that a visitor copies into the page of another site. */
export function EmbedOffer({ city, appUrl }: EmbedOfferProps) {
  return (
    <details className="birth-more">
      <summary>{EMBED.title}</summary>
      <p className="hint my-3">{EMBED.lead(cityName(city))}</p>
      {EMBED_KINDS.map((kind) => (
        <section key={kind} className="mb-4 grid gap-2">
          <h3 className="text-lg">{EMBED.kinds[kind]}</h3>
          <Line what={EMBED.frame} text={frameLine(kind, city, appUrl)} />
          <Line what={EMBED.picture} text={pictureLine(kind, city, appUrl)} />
        </section>
      ))}
    </details>
  )
}

function Line({ what, text }: { what: string; text: string }) {
  return (
    <p className="grid gap-1">
      <span className="text-sm font-semibold">{what}</span>
      <code className="text-sm break-all">{text}</code>
      <span>
        <CopyButton text={text} what={what} />
      </span>
    </p>
  )
}

function frameLine(kind: EmbedKind, { slug, name }: EmbedOfferProps['city'], appUrl: string): string {
  const { width, height } = EMBED_SIZES[kind]
  const title = `${EMBED.kinds[kind]}, ${name}`
  return `<iframe src="${appUrl}${to(`/embed/${slug}/${kind}`)}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`
}

function pictureLine(kind: EmbedKind, { slug, name }: EmbedOfferProps['city'], appUrl: string): string {
  const { width, height } = EMBED_SIZES[kind]
  const alt = `${EMBED.kinds[kind]}, ${name}`
  return `<a href="${appUrl}${to(`/panchanga/${slug}`)}"><img src="${appUrl}${to(`/embed/${slug}/${kind}.svg`)}" alt="${alt}" width="${width}" height="${height}"></a>`
}
