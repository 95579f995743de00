/** The package ships no types; these are the parts that draw outlines. */
declare module 'fontkit' {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string }
  type GlyphRun = {
    readonly glyphs: readonly { readonly path: Path }[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
  }
  export type Font = { readonly unitsPerEm: number; layout(text: string): GlyphRun }
  export function create(bytes: Uint8Array): Font
}
