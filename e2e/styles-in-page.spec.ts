import type { Page } from '@playwright/test'
import { DOCUMENTS } from '#test/documents.ts'
import { expect, test } from './fixtures.ts'

const VIEWS = [
  { name: 'light on a phone', width: 360, media: { media: 'screen', colorScheme: 'light' } },
  { name: 'dark on a desktop', width: 1280, media: { media: 'screen', colorScheme: 'dark' } },
  { name: 'in print', width: 1280, media: { media: 'print', colorScheme: 'light' } },
] as const

for (const path of DOCUMENTS) {
  test(`${path} looks the same with its inlined styles as with the full style sheet`, async ({
    page,
    consoleErrors,
  }) => {
    if (path === '/no/such/page') consoleErrors.allow(/404/)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)

    const own = await computedStylesInEveryView(page)
    await addFullStyleSheet(page)

    expect(await computedStylesInEveryView(page)).toEqual(own)
  })
}

/** One line for each element and pseudo-element: its name and a hash of its computed styles. */
async function computedStylesInEveryView(page: Page): Promise<Record<string, string[]>> {
  const styles: Record<string, string[]> = {}
  for (const { name, width, media } of VIEWS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    styles[name] = await page.evaluate(() => {
      const hashOf = (text: string) =>
        [...text].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) | 0, 7)
      const parts = ['', '::before', '::after'] as const
      return [...document.body.querySelectorAll('*')].flatMap((element) =>
        parts.flatMap((part) => {
          const style = getComputedStyle(element, part || null)
          if (part && style.content === 'none') return []
          return `${element.localName}.${element.getAttribute('class')}${part} ${hashOf(style.cssText)}`
        }),
      )
    })
  }
  return styles
}

async function addFullStyleSheet(page: Page): Promise<void> {
  const href = await page.locator('style[data-sheet]').getAttribute('data-sheet')
  await page.evaluate(
    (sheet) =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = sheet ?? ''
        link.onload = resolve
        link.onerror = reject
        document.head.append(link)
      }),
    href,
  )
}
