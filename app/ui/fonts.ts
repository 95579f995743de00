/** The two font files of the first paint in each language, to be preloaded. Written by scripts/subset-fonts.ts: change that, not this. */
export const FONT_PRELOADS = {
  en: ['/fonts/eczar-600-core.44ff5520.woff2', '/fonts/mukta-400-core.1434e072.woff2'],
  hi: ['/fonts/mukta-400-devanagari.7f66e831.woff2', '/fonts/mukta-400-core.1434e072.woff2'],
  te: ['/fonts/noto-sans-telugu-400.c37f9627.woff2', '/fonts/mukta-400-core.1434e072.woff2'],
}
