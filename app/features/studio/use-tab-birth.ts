import { useEffect, useState } from 'react'
import { resolveBirth } from '#app/features/births/resolve-birth.ts'
import { CONVENTION_FIELDS } from '#app/features/horoscope/conventions-form.ts'
import { forgetTabChart, readTabChart, storeTabChart } from '#app/features/horoscope/tab-chart.ts'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { STUDIO_FILES } from '#content/charts/studio-files.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import { recordOf } from '#domain/record-of.ts'
import type { ChartDocument } from './chart-document.ts'
import type { SettingTexts } from './settings-form.ts'

type TabBirth = { readonly birth: Birth; readonly values: BirthValues; readonly settings: SettingTexts }

export type TabState = {
  readonly tab: TabBirth | undefined
  /** False while the tab's storage is being read; undefined on the server, which cannot know. */
  readonly isRead: boolean | undefined
  open(document: ChartDocument): Promise<void>
  storeSettings(settings: SettingTexts): void
  /** Makes room for another chart. */
  clear(): void
}

type TabOptions = { readonly isSignedIn: boolean; readonly hasPosted: boolean }

/** The chart of this tab: from a shared link, a file, or what was drawn before. It never leaves the browser. */
export function useTabBirth({ isSignedIn, hasPosted }: TabOptions): TabState {
  const [tab, setTab] = useState<TabBirth>()
  const [isRead, setIsRead] = useState<boolean>()

  async function show({ values, settings }: ChartDocument) {
    const birth = await resolveBirth(values, BROWSER_PLACES)
    if (birth.ok) setTab({ birth: birth.value, values, settings })
  }

  function store({ values, settings }: ChartDocument) {
    const conventions = recordOf(CONVENTION_FIELDS, (field) => settings[field] ?? '')
    storeTabChart({ values, conventions, wasSignedIn: isSignedIn })
  }

  // The address and the tab's storage exist only in the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when a link is opened in this tab.
  useEffect(() => {
    async function read() {
      const shared = await takeSharedChart()
      if (shared) store(shared)
      const stored = hasPosted && !shared ? undefined : readTabChart(isSignedIn)
      const found = shared ?? (stored && { values: stored.values, settings: stored.conventions })
      if (!found) return
      setIsRead(false)
      await show(found)
    }
    const start = () => {
      read()
        .catch(() => showProblem(BIRTH_RESULT.notDrawn))
        .finally(() => setIsRead(true))
    }
    start()
    addEventListener('hashchange', start)
    return () => removeEventListener('hashchange', start)
  }, [isSignedIn, hasPosted])

  return {
    tab,
    isRead,
    async open(document) {
      store(document)
      await show(document)
    },
    storeSettings(settings) {
      if (tab) store({ values: tab.values, settings })
    },
    clear() {
      forgetTabChart()
      setTab(undefined)
    },
  }
}

/** Reads the chart of a shared link and removes it from the address, so that it does not stay in the history. */
async function takeSharedChart(): Promise<ChartDocument | undefined> {
  const { hash } = location
  if (!hash.includes('birthDate=')) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const shared = (await import('./share-link.ts')).readShareLink(hash)
  if (!shared) return undefined
  if (shared.ok) return shared.value
  showProblem(STUDIO_FILES.badLink)
  return undefined
}
