import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { errorCode } from '#domain/caught-error.ts'
import {
  BACKUP_FRAME,
  type BackupEntry,
  type BackupFile,
  type BackupHeader,
  BadBackup,
  FRAME_HEAD_BYTES,
  LARGEST_FRAME_BYTES,
} from './format.ts'
import { opening, SEAL_BYTES } from './sealing.ts'

type Frame = { readonly type: number; readonly content: Buffer }

export type BackupVisitor = {
  header?(header: BackupHeader): Promise<void>
  /** Must read the content to its end before it returns. */
  entry?(entry: BackupEntry, content: AsyncIterable<Buffer>): Promise<void>
}

/** Reads a backup to its end and throws BadBackup unless it is complete and unaltered. */
export async function readBackupFile(file: BackupFile, visitor: BackupVisitor): Promise<void> {
  const gunzip = createGunzip()
  // Its errors end the loop below.
  const opened = openBackup(file)
    .then((source) => pipeline([...source, gunzip]))
    .catch((error: Error) => gunzip.destroy(error))
  const frames = parseFrames(gunzip)
  try {
    await visit(frames, visitor)
  } catch (error) {
    throw asBadBackup(error)
  } finally {
    gunzip.destroy()
    await opened
  }
}

async function openBackup({ path, passphrase }: BackupFile): Promise<[NodeJS.ReadableStream, ...Transform[]]> {
  const seal = Buffer.alloc(SEAL_BYTES)
  const file = await open(path)
  const { bytesRead } = await file.read(seal, 0, SEAL_BYTES, 0).finally(() => file.close())
  const unsealing = await opening(seal.subarray(0, bytesRead), passphrase)
  return unsealing ? [createReadStream(path, { start: SEAL_BYTES }), unsealing] : [createReadStream(path)]
}

async function visit(frames: AsyncGenerator<Frame>, visitor: BackupVisitor): Promise<void> {
  const first = await frames.next()
  if (first.done || first.value.type !== BACKUP_FRAME.header) throw new BadBackup('it does not begin like a backup')
  await visitor.header?.(parseJson<BackupHeader>(first.value))

  let next = await frames.next()
  while (!next.done && next.value.type === BACKUP_FRAME.entry) {
    const entry = parseJson<BackupEntry>(next.value)
    const content = (async function* () {
      for (
        next = await frames.next();
        !next.done && next.value.type === BACKUP_FRAME.data;
        next = await frames.next()
      ) {
        yield next.value.content
      }
    })()
    await visitor.entry?.(entry, content)
    // Content that the visitor did not read is skipped, but still part of the checksum.
    for await (const _ of content);
  }
  if (next.done || next.value.type !== BACKUP_FRAME.end) throw new BadBackup('it ends too early')
  if (!(await frames.next()).done) throw new BadBackup('it was altered')
}

/** Splits the stream into frames and verifies the checksum in the last one. */
async function* parseFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)

  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= FRAME_HEAD_BYTES) {
      const end = FRAME_HEAD_BYTES + rest.readUInt32BE(1)
      if (end > FRAME_HEAD_BYTES + LARGEST_FRAME_BYTES) throw new BadBackup('it was altered')
      if (rest.length < end) break

      const frame = { type: rest.readUInt8(0), content: rest.subarray(FRAME_HEAD_BYTES, end) }
      if (frame.type === BACKUP_FRAME.end && !hash.copy().digest().equals(frame.content))
        throw new BadBackup('it was altered')
      hash.update(rest.subarray(0, end))
      rest = rest.subarray(end)
      yield frame
    }
  }
}

function parseJson<T>({ content }: Frame): T {
  try {
    return JSON.parse(content.toString('utf8')) as T
  } catch {
    throw new BadBackup('it was altered')
  }
}

const CUT_OFF = 'Z_BUF_ERROR'

function asBadBackup(error: unknown): unknown {
  const code = errorCode(error)
  if (code === CUT_OFF) return new BadBackup('it ends too early', { cause: error })
  if (code?.startsWith('Z_')) return new BadBackup('it was altered, or is not a backup', { cause: error })
  return error
}
