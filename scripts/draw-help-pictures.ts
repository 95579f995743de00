/**
 * Takes the pictures of the help pages from the demo, in every language: `public/help/LANGUAGE/PLACE.webp`, checked in. Run it
 * with `node scripts/draw-help-pictures.ts` after a build, when places have changed.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { AREA_NAVIGATION } from '#app/features/frame/area-navigation.ts'
import { type Area, navPlaceName } from '#app/features/frame/areas.ts'
import { LANGUAGES, pathIn } from '#domain/languages.ts'
import { BROWSER_FLAGS, findBrowser } from '#test/browser/browser.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { DEMO_PASSWORD } from '#usecases/demo/demo-people.ts'

/** As wide and high as the help pages show them (app/features/help/help-pages.tsx). */
const VIEWPORT = { width: 768, height: 512 }

/** Only astrologers have a week, only admins a website. */
const OF_ASTROLOGER = ['today', 'week', 'tools', 'courses']

const browserPath = await findBrowser(console.log)
if (!browserPath.ok) throw new Error(browserPath.refusal)
const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-help-'))
const server = await startServerProcess({ dataDir, settings: { SAMPLE_DATA: 'demo' } })
const browser = await chromium.launch({ executablePath: browserPath.value.executablePath, args: [...BROWSER_FLAGS] })
try {
  await draw(browser, 'asha', 'client', () => true)
  await draw(browser, 'astrologer', 'staff', (name) => OF_ASTROLOGER.includes(name))
  await draw(browser, 'admin', 'staff', (name) => !OF_ASTROLOGER.includes(name))
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function draw(by: Browser, who: string, area: Area, isDrawn: (name: string) => boolean): Promise<void> {
  for (const language of LANGUAGES) {
    // Whoever reads another language than the page's is offered their own above it.
    const context = await by.newContext({
      viewport: VIEWPORT,
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      locale: `${language}-IN`,
    })
    const page = await context.newPage()
    await signIn(page, who)
    await mkdir(join('public', 'help', language), { recursive: true })
    for (const place of AREA_NAVIGATION[area].places) {
      const name = navPlaceName(place)
      if (!isDrawn(name)) continue
      await page.goto(server.url + pathIn(language, place.href), { waitUntil: 'networkidle' })
      const picture = await page.screenshot()
      await sharp(picture)
        .webp({ quality: 60 })
        .toFile(join('public', 'help', language, `${name}.webp`))
      console.log(`${language}/${name}.webp`)
    }
    await context.close()
  }
}

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto(`${server.url}/auth?password=1`)
  await page.locator('input[name=email]').first().fill(`${who}@demo.example`)
  await page.locator('input[type=password]').first().fill(DEMO_PASSWORD)
  await page.locator('input[type=password]').first().press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('/auth'))
}
