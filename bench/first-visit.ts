import { listPages, withBenchSite } from './site.ts'
import { printTable } from './table.ts'
import { measureTransfer, openBenchBrowser, RESOURCE_KINDS } from './transfer.ts'

/** Bytes on the wire of a first visit in a browser. */
export async function benchFirstVisit(paths: readonly string[]): Promise<void> {
  await withBenchSite(async (site) => {
    const browser = await openBenchBrowser()
    const rows: string[][] = []
    for (const path of await listPages(site, paths)) {
      const transfer = await measureTransfer(browser, site.url + path)
      const total = RESOURCE_KINDS.reduce((sum, kind) => sum + transfer[kind], 0)
      rows.push([path, ...RESOURCE_KINDS.map((kind) => String(transfer[kind])), String(total)])
    }
    await browser.close()
    printTable(['page', 'HTML', 'CSS', 'JS', 'fonts', 'images', 'other', 'total'], rows)
  })
}
