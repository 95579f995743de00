/** The two files that paint the first screen, to be preloaded. Written by scripts/subset-fonts.ts: change that, not this. */
export const FONT_PRELOADS = ['/fonts/eczar-600-core.e4b25d5e.woff2', '/fonts/mukta-400-core.cf732fc1.woff2']
