import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { FIGURES } from '#content/staff/money/figures.ts'

type Report = keyof typeof FIGURES.reports

const PATHS: Readonly<Record<Report, string>> = { figures: '/staff/money/reports', gst: '/staff/money/gst' }

/** The reports of the practice; nothing for those who may read one only. */
export function ReportTabs({ current, maySeeGst }: { current: Report; maySeeGst: boolean }) {
  if (!maySeeGst) return null
  const reports: readonly Report[] = ['figures', 'gst']
  const tabs = reports.map((report) => ({
    href: PATHS[report],
    label: FIGURES.reports[report],
    isCurrent: report === current,
  }))
  return <LinkTabs label={FIGURES.title} tabs={tabs} />
}
