/** Where a chart comes from: the practice and its site. */
export type ChartSource = { readonly practiceName: string; readonly appUrl: string }

/** The conventions of the practice as texts, with which its charts start. */
export type PracticeChartSource = ChartSource & { readonly conventions: Readonly<Record<string, string>> }

/** "muhurta.example" for `https://muhurta.example`. */
export function siteAddress(appUrl: string): string {
  return appUrl.replace(/^https?:\/\//, '')
}
