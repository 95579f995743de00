import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#db/client.ts'
import { findPicture, listPictureNames, lockPicture, recordPictures } from '#db/content/pictures.ts'
import { isUploadName, type Picture, type SavePictures } from '#domain/image-uploads.ts'
import { listPictureFiles, readPictureFile, writePictureFile } from '#usecases/uploads/picture-folder.ts'
import type { Logger } from './log.ts'
import type { PicturesIn } from './settings.ts'

export type Pictures = {
  readonly save: SavePictures
  find(name: string): Promise<Buffer | undefined>
}

type Place = {
  readonly db: Database
  readonly folder: string
  readonly log: Logger
  readonly storedIn: PicturesIn
  /** Of the copies in the folder of what the database has. */
  readonly cacheBytes?: number
}

const CACHE_BYTES = 256 * 1024 * 1024

/**
 * Uploaded pictures. The folder is read first, then the database, so both places may have some. The folder caches what the
 * database has; with PICTURES=folder it is where they are stored.
 */
export function openPictures({ db, folder, log, storedIn, cacheBytes = CACHE_BYTES }: Place): Pictures {
  let bytesSinceTrim = 0
  const save: SavePictures = async (pictures) => {
    if (storedIn === 'database') return recordPictures(db, pictures)
    for (const picture of pictures) await writePictureFile(folder, picture)
  }
  return {
    save,
    async find(name) {
      if (!isUploadName(name)) return undefined
      const cached = await readPictureFile(folder, name)
      if (cached) return cached
      const content = await findPicture(db, name)
      if (content) await cache({ name, content })
      return content
    },
  }

  /** A picture is served from the database as well where the folder cannot be written. */
  async function cache(picture: Picture) {
    try {
      await writePictureFile(folder, picture)
      bytesSinceTrim += picture.content.length
      if (bytesSinceTrim < cacheBytes / 10) return
      bytesSinceTrim = 0
      await trim(db, folder, cacheBytes)
    } catch (err) {
      log.warn({ err }, 'a picture could not be cached')
    }
  }
}

/** Deletes the oldest copies beyond nine tenths of the limit, never a file that the database does not have. */
async function trim(db: Database, folder: string, cacheBytes: number): Promise<void> {
  const stored = new Set(await listPictureNames(db))
  const names = (await listPictureFiles(folder)).filter((name) => stored.has(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return { name, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
    }),
  )
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of files.toSorted((one, other) => one.at - other.at)) {
    if (bytes <= cacheBytes * 0.9) return
    await db.transaction(async (tx) => {
      if (await lockPicture(tx, file.name)) await rm(join(folder, file.name), { force: true })
    })
    bytes -= file.bytes
  }
}
