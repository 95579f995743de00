// Characters that are not allowed in XML, not even escaped.
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for an element or attribute of a feed or sitemap. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
