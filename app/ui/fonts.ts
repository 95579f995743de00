/** The two font files of the first paint, to be preloaded. Written by scripts/subset-fonts.ts: change that, not this. */
export const FONT_PRELOADS = ['/fonts/eczar-600-core.44ff5520.woff2', '/fonts/mukta-400-core.1434e072.woff2']
