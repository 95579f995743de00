import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { STUDIO } from '#app/content/studio.ts'
import { CONVENTION_FIELDS } from '#app/features/horoscope/conventions-form.ts'
import { resolveBirth } from '#app/features/horoscope/resolve-birth.ts'
import { readTabChart, storeTabChart } from '#app/features/horoscope/tab-chart.ts'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Birth } from '#domain/charts/birth-chart.ts'
import type { BirthValues } from '#domain/charts/birth-form.ts'
import { recordOf } from '#domain/record-of.ts'
import type { SettingTexts } from './settings-form.ts'
import type { StudioRequest } from './studio-request.ts'
import { StudioScreen } from './studio-screen.tsx'
import type { StudioView } from './studio-view.ts'
import { useStudio } from './use-studio.ts'

type VisitorStudioProps = { posted: StudioView | undefined; nowMs: number; isSignedIn: boolean }

type TabBirth = { readonly birth: Birth; readonly values: BirthValues; readonly settings: SettingTexts }

/** The studio of a visitor: the chart of this tab, which never leaves the browser. */
export function VisitorStudio({ posted, nowMs, isSignedIn }: VisitorStudioProps) {
  const { tab, isRead } = useTabBirth(isSignedIn, posted !== undefined)
  const birth = posted?.birth ?? tab?.birth
  const studio = useStudio({ posted, birth, nowMs, ...(tab && { settings: tab.settings }) })
  /** The birth chart of the tab follows the conventions that are chosen here. */
  function show(request: StudioRequest) {
    const conventions = recordOf(CONVENTION_FIELDS, (field) => request.settings[field] ?? '')
    if (tab) storeTabChart({ values: tab.values, conventions, wasSignedIn: isSignedIn })
    studio.show(request)
  }
  return (
    <div className="wrap grid gap-6 py-8">
      <header className="grid gap-2">
        <p className="no-print">
          <Link to="/horoscope" className="text-link inline-flex min-h-11 items-center">
            {STUDIO.back}
          </Link>
        </p>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{birth ? STUDIO.chartOf(birth.fullName) : STUDIO.heading}</h1>
        <p className="lead max-w-[65ch] no-print">{STUDIO.lead}</p>
      </header>
      {birth ? (
        <StudioScreen studio={{ ...studio, show }} action="/horoscope/studio" hasBirthFields />
      ) : (
        isRead !== false && <NoChart />
      )}
    </div>
  )
}

function NoChart() {
  return (
    <EmptyState
      level={2}
      title={STUDIO.noChart}
      actions={<ButtonLink href="/horoscope">{STUDIO.makeChart}</ButtonLink>}
    >
      {STUDIO.noChartLead}
    </EmptyState>
  )
}

/** `isRead` is false while the tab's storage is being read: undefined on the server, which cannot know. */
function useTabBirth(isSignedIn: boolean, hasPosted: boolean) {
  const [tab, setTab] = useState<TabBirth>()
  const [isRead, setIsRead] = useState<boolean>()

  // The tab's storage exists only in the browser.
  useEffect(() => {
    const stored = hasPosted ? undefined : readTabChart(isSignedIn)
    if (!stored) return
    setIsRead(false)
    resolveBirth(stored.values, BROWSER_PLACES)
      .then((birth) => {
        if (birth.ok) setTab({ birth: birth.value, values: stored.values, settings: stored.conventions })
      })
      .catch(() => undefined)
      .finally(() => setIsRead(true))
  }, [isSignedIn, hasPosted])

  return { tab, isRead }
}
