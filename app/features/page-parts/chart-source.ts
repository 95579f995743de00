/** Where a chart comes from: the practice and its site. */
export type ChartSource = { readonly practiceName: string; readonly appUrl: string }

/** "muhurta.example" for `https://muhurta.example`. */
export function siteAddress(appUrl: string): string {
  return appUrl.replace(/^https?:\/\//, '')
}
