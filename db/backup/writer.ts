import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  BACKUP_FRAME,
  type BackupEntry,
  type BackupFile,
  type BackupHeader,
  FRAME_HEAD_BYTES,
  type FrameType,
  LARGEST_FRAME_BYTES,
} from './format.ts'
import { sealing } from './sealing.ts'

export type BackupWriter = {
  entry(entry: BackupEntry): Promise<void>
  data(content: Buffer): Promise<void>
}

/** The file gets its final name once it is complete and synced, so a failed backup leaves an older one unchanged. */
export async function writeBackupFile(
  { path, passphrase }: BackupFile,
  header: BackupHeader,
  fill: (writer: BackupWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.part`
  const gzip = createGzip()
  const hash = createHash('sha256')
  const seal = passphrase === undefined ? [] : [await sealing(passphrase)]
  const written = pipeline([gzip, ...seal, createWriteStream(unfinished, { mode: 0o600 })])
  // Awaited below; until then an error such as a full disk must not end the process.
  written.catch(() => undefined)

  const frame = async (type: FrameType, content: Buffer) => {
    const head = Buffer.alloc(FRAME_HEAD_BYTES)
    head.writeUInt8(type)
    head.writeUInt32BE(content.length, 1)
    hash.update(head).update(content)
    gzip.write(head)
    if (!gzip.write(content)) await Promise.race([once(gzip, 'drain'), written])
  }
  const json = (type: FrameType, value: object) => frame(type, Buffer.from(JSON.stringify(value)))

  try {
    await json(BACKUP_FRAME.header, header)
    await fill({
      entry: (entry) => json(BACKUP_FRAME.entry, entry),
      async data(content) {
        for (let start = 0; start < content.length; start += LARGEST_FRAME_BYTES) {
          await frame(BACKUP_FRAME.data, content.subarray(start, start + LARGEST_FRAME_BYTES))
        }
      },
    })
    await frame(BACKUP_FRAME.end, hash.copy().digest())
    gzip.end()
    await written
    await syncToDisk(unfinished)
    await rename(unfinished, path)
  } catch (error) {
    gzip.destroy()
    await written.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}
