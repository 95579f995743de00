import { afterEach, expect, test, vi } from 'vitest'
import { sanskritNames } from '#domain/charts/sanskrit-names.ts'

afterEach(() => {
  vi.resetModules()
})

test('no module of a chart names anything while it loads, when nobody has chosen yet', async () => {
  const { takeNamesFrom } = await import('./shown-names.ts')
  const asked = vi.fn()
  takeNamesFrom(asked)

  await import('#app/features/chart-panes/all-panes.ts')
  await import('#app/features/chart-panes/compute-drawings.ts')
  await import('#app/features/chart-pdf/studio-pages.ts')
  await import('#app/features/horoscope/birth-report.tsx')
  await import('#app/features/horoscope/match-result.tsx')
  await import('#app/features/timeline/view-timeline.ts')

  expect(asked).not.toHaveBeenCalled()
})

test('a choice renames grahas, signs, stars and the lagna, and drops the second names beside them', async () => {
  const shown = await import('./shown-names.ts')
  const texts = () => [
    shown.grahaLabel('sun'),
    shown.lagnaLabel(),
    shown.rashiLabel(7),
    shown.signName(7),
    shown.rashiName(7),
    shown.nakshatraName(16),
    shown.chosenKoota('nadi'),
  ]
  const own = texts()
  shown.takeNamesFrom(() => sanskritNames('iast'))

  expect(own).toEqual([
    { name: 'Sun', sanskrit: 'Surya', code: 'Su' },
    { name: 'Lagna', code: 'La' },
    { name: 'Vrishchika', western: 'Scorpio', short: 'Sco', devanagari: 'वृश्चिक' },
    'Scorpio',
    'Vrishchika (Scorpio)',
    'Anuradha',
    undefined,
  ])
  expect(texts()).toEqual([
    { name: 'Sūrya', sanskrit: 'Sūrya', code: 'Sū' },
    { name: 'Lagna', code: 'La' },
    { name: 'Vṛścika', western: 'Vṛścika', short: 'Vṛś', devanagari: '' },
    'Vṛścika',
    'Vṛścika',
    'Anurādhā',
    'Nāḍī',
  ])
})
