import { Monogram } from '#app/ui/motif/monogram.tsx'

/** A round picture, or a monogram instead. */
export function Portrait({ url, name }: { url: string | null; name: string }) {
  if (!url) return <Monogram name={name} />
  return (
    <img
      className="aspect-square w-full rounded-full border border-gold object-cover"
      src={url}
      alt={name}
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
    />
  )
}
