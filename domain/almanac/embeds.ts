/** What other sites may show of the almanac. */
export const EMBED_KINDS = ['today', 'festival', 'month'] as const
export type EmbedKind = (typeof EMBED_KINDS)[number]

/** Width and height in CSS pixels that fit the longest content, for the frame and the picture alike. */
export const EMBED_SIZES: Readonly<Record<EmbedKind, { readonly width: number; readonly height: number }>> = {
  today: { width: 360, height: 380 },
  festival: { width: 360, height: 280 },
  month: { width: 360, height: 540 },
}

/** `today`, and `today.svg` for the picture. */
export function readEmbedFile(file: string): { readonly kind: EmbedKind; readonly isPicture: boolean } | undefined {
  const [, name, ending] = /^([a-z]+)(\.svg)?$/.exec(file) ?? []
  const kind = EMBED_KINDS.find((each) => each === name)
  return kind && { kind, isPicture: ending !== undefined }
}
