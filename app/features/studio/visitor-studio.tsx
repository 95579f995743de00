import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { STUDIO } from '#app/content/studio.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ChartDocument } from './chart-document.ts'
import type { StudioRequest } from './studio-request.ts'
import { StudioScreen } from './studio-screen.tsx'
import type { StudioView } from './studio-view.ts'
import { useStudio } from './use-studio.ts'
import { useTabBirth } from './use-tab-birth.ts'

type VisitorStudioProps = { posted: StudioView | undefined; nowMs: number; isSignedIn: boolean; source: ChartSource }

/** The studio of a visitor: the chart of this tab, which never leaves the browser. */
export function VisitorStudio({ posted, nowMs, isSignedIn, source }: VisitorStudioProps) {
  const { tab, isRead, open, storeSettings } = useTabBirth({ isSignedIn, hasPosted: posted !== undefined })
  const birth = tab?.birth ?? posted?.birth
  const studio = useStudio({ posted, birth, nowMs, ...(tab && { settings: tab.settings }) })
  /** The birth chart of the tab follows the conventions that are chosen here. */
  function show(request: StudioRequest) {
    storeSettings(request.settings)
    studio.show(request)
  }
  function openDocument(document: ChartDocument) {
    studio.show({ ...studio.request, settings: document.settings })
    open(document)
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
        <StudioScreen
          studio={{ ...studio, show }}
          action="/horoscope/studio"
          source={source}
          hasBirthFields
          onOpen={openDocument}
        />
      ) : (
        isRead !== false && <NoChart onOpen={openDocument} />
      )}
    </div>
  )
}

const LazyOpenFileField = lazy(async () => ({ default: (await import('./open-file-field.tsx')).OpenFileField }))

function NoChart({ onOpen }: { onOpen: (document: ChartDocument) => void }) {
  const isHydrated = useIsHydrated()
  return (
    <>
      <EmptyState
        level={2}
        title={STUDIO.noChart}
        actions={<ButtonLink href="/horoscope">{STUDIO.makeChart}</ButtonLink>}
      >
        {STUDIO.noChartLead}
      </EmptyState>
      {isHydrated && (
        <Card as="section" className="mx-auto w-full max-w-xl">
          <Suspense>
            <LazyOpenFileField onOpen={onOpen} />
          </Suspense>
        </Card>
      )}
    </>
  )
}
