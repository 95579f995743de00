import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#domain/caught-error.ts'
import { isUploadName, type Picture } from '#domain/image-uploads.ts'

/** Undefined also for anything else that ended up in the folder. */
export async function readPictureFile(folder: string, name: string): Promise<Buffer | undefined> {
  if (!isUploadName(name)) return undefined
  try {
    const bytes = await readFile(join(folder, name))
    return isWebp(bytes) ? bytes : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
}

/** Writes to a temporary name and renames, so that a partial file is never served. */
export async function writePictureFile(folder: string, { name, content }: Picture): Promise<void> {
  const path = join(folder, name)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    // A full disk has room for a part of it.
    await rm(draft, { force: true })
    throw error
  }
}

export async function listPictureFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter(isUploadName)
}
