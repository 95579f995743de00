import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '#test/files/zip.ts'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

async function archiveOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  async function* listed() {
    yield* entries
  }
  return await buffer(zipArchive(listed(), AT))
}

const AT = new Date('2026-11-16T04:30:20Z')

test('unpacks every file under its name, in any script', async () => {
  const entries = [
    { name: 'my-data.json', content: Buffer.from('{"name":"आशा"}') },
    { name: 'invoices/चालान.pdf', content: Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255]) },
    { name: 'empty.txt', content: Buffer.alloc(0) },
  ]

  const files = readZip(await archiveOf(entries.map(({ name, content }) => ({ name, content: [content] }))))

  expect([...files]).toEqual(entries.map(({ name, content }) => [name, content]))
})
