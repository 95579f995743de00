import { type Browser, chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '#test/browser/browser.ts'

export const RESOURCE_KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const
export type Transfer = Record<(typeof RESOURCE_KINDS)[number], number>

export async function openBenchBrowser(): Promise<Browser> {
  const found = await findBrowser(console.log)
  if (!found.ok) throw new Error(found.refusal)
  return chromium.launch({ executablePath: found.value.executablePath, args: [...BROWSER_FLAGS] })
}

/** The bytes on the wire for a first visit, including headers. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, keyof Transfer>()
  const transfer: Transfer = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 }

  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, RESOURCE_KINDS.find((kind) => kind === type) ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer[kinds.get(requestId) ?? 'Other'] += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return transfer
}
