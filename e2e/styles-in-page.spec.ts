import type { Page } from '@playwright/test'
import { DOCUMENTS } from '#test/documents.ts'
import { expect, test } from './fixtures.ts'

const VIEWS = [
  { name: 'by day on a phone', width: 360, media: { media: 'screen', colorScheme: 'light' } },
  { name: 'by night on a desk', width: 1280, media: { media: 'screen', colorScheme: 'dark' } },
  { name: 'on paper', width: 1280, media: { media: 'print', colorScheme: 'light' } },
] as const

for (const path of DOCUMENTS) {
  test(`${path} looks the same with its own styles as with those of the whole site`, async ({
    page,
    consoleErrors,
  }) => {
    if (path === '/no/such/page') consoleErrors.allow(/404/)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)

    const own = await looksInEveryView(page)
    await addWholeSheet(page)

    expect(await looksInEveryView(page)).toEqual(own)
  })
}

/** One line for each element, and one for what is drawn before and after it: its name and a sum of all its styles. */
async function looksInEveryView(page: Page): Promise<Record<string, string[]>> {
  const looks: Record<string, string[]> = {}
  for (const { name, width, media } of VIEWS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    looks[name] = await page.evaluate(() => {
      const sumOf = (text: string) => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7)
      const parts = ['', '::before', '::after'] as const
      return [...document.body.querySelectorAll('*')].flatMap((element) =>
        parts.flatMap((part) => {
          const style = getComputedStyle(element, part || null)
          if (part && style.content === 'none') return []
          return `${element.localName}.${element.getAttribute('class')}${part} ${sumOf(style.cssText)}`
        }),
      )
    })
  }
  return looks
}

async function addWholeSheet(page: Page): Promise<void> {
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
