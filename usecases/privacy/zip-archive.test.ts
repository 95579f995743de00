import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readStoredZip } from '#test/zip.ts'
import { type ZipEntry, zipArchive, zipEntry } from './zip-archive.ts'

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

  const files = readStoredZip(await archiveOf(entries.map(({ name, content }) => zipEntry(name, content))))

  expect([...files]).toEqual(entries.map(({ name, content }) => [name, content]))
})

test('is byte for byte what the format specifies', async () => {
  const archive = await archiveOf([zipEntry('a', Buffer.from('hi'))])

  const [time, date] = ['ca23', '705d']
  const facts = `1400000800 00${time}${date}ac2a93d8 02000000 02000000 0100 0000`
  const local = `504b0304 ${facts} 61 6869`
  const central = `504b0102 1400 ${facts} 0000 0000 0000 00000000 00000000 61`
  const end = '504b0506 0000 0000 0100 0100 2f000000 21000000 0000'
  expect(archive.toString('hex')).toBe(`${local}${central}${end}`.replaceAll(' ', ''))
})
