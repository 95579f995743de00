import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { withDatabase } from '#server/with-database.ts'
import { movePicturesToDatabase, movePicturesToFolder } from '#usecases/uploads/move-pictures.ts'

/** Moves uploaded pictures to where PICTURES says; the site may be running. */
export async function movePictures({ picturesIn, ...settings }: Settings, args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new StartRefused('Usage: npm run pictures. The setting PICTURES says where they go.')

  const move = picturesIn === 'database' ? movePicturesToDatabase : movePicturesToFolder
  const moved = await withDatabase({ ...settings, picturesIn }, 'pictures', async (db, dataDir) => {
    const count = await move(db, dataDir.uploads)
    return { count, folder: dataDir.uploads }
  })
  const where = picturesIn === 'database' ? 'into the database' : `to ${moved.folder}`
  process.stdout.write(`Moved ${moved.count} files of pictures ${where}.\n`)
}
