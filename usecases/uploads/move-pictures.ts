import type { Database } from '#db/client.ts'
import { deletePicture, findPicture, listPictureNames, lockPicture, recordPictures } from '#db/content/pictures.ts'
import { listPictureFiles, readPictureFile, writePictureFile } from './picture-folder.ts'

/** Stores what only the folder has. The files stay: they are the cache now. Returns how many there were. */
export async function movePicturesToDatabase(db: Database, folder: string): Promise<number> {
  const stored = new Set(await listPictureNames(db))
  let moved = 0
  for (const name of await listPictureFiles(folder)) {
    const content = stored.has(name) ? undefined : await readPictureFile(folder, name)
    if (!content) continue
    await recordPictures(db, [{ name, content }])
    moved += 1
  }
  return moved
}

/** A picture is written and synced before its row is deleted. Returns how many there were. */
export async function movePicturesToFolder(db: Database, folder: string): Promise<number> {
  const names = await listPictureNames(db)
  for (const name of names) {
    await db.transaction(async (tx) => {
      // A server that trims its cache waits, and then finds that the file is the only copy.
      if (!(await lockPicture(tx, name))) return
      const content = await findPicture(tx, name)
      if (content) await writePictureFile(folder, { name, content })
      await deletePicture(tx, name)
    })
  }
  return names.length
}
