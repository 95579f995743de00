import type { Birth } from '#domain/births/birth.ts'
import type { StudioRequest } from './studio-request.ts'
import { StudioScreen } from './studio-screen.tsx'
import type { TabStudioProps } from './tab-studio-props.ts'
import { useStudio } from './use-studio.ts'
import type { TabState } from './use-tab-birth.ts'

type TabScreenProps = TabStudioProps & { birth: Birth; tabState: TabState }

/** The chart of the tab with its panes. */
export function TabScreen({ posted, birth, nowMs, source, profiles, tabState }: TabScreenProps) {
  const { tab, open, storeSettings } = tabState
  const studio = useStudio({
    posted,
    birth,
    nowMs,
    practice: source.conventions,
    ...(tab && { settings: tab.settings }),
  })
  /** The birth chart of the tab follows the conventions that are chosen here. */
  function show(request: StudioRequest) {
    storeSettings(request.settings)
    studio.show(request)
  }
  return (
    <StudioScreen
      studio={{ ...studio, show }}
      action="/horoscope/studio"
      source={source}
      profiles={profiles}
      hasBirthFields
      onOpen={open}
    />
  )
}
