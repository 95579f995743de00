import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPicture, listPictureNames, recordPictures } from '#db/content/pictures.ts'
import { database } from '#test/database.ts'
import { movePicturesToDatabase, movePicturesToFolder } from '#usecases/uploads/move-pictures.ts'
import { openPictures } from './open-pictures.ts'

const log = pino({ level: 'silent' })

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muhurta-pictures-'))
})

afterEach(() => rm(folder, { recursive: true }))

const inDatabase = (cacheBytes?: number) =>
  openPictures({ db: database(), folder, log, storedIn: 'database', ...(cacheBytes && { cacheBytes }) })

let count = 0
const aPicture = (bytes = 40) => {
  count += 1
  return {
    name: `${String(count).padStart(22, '0')}.webp`,
    content: Buffer.concat([Buffer.from('RIFF1234WEBP'), Buffer.alloc(bytes, count)]),
  }
}

test('finds in an empty folder what another server has stored, and caches it', async () => {
  const picture = aPicture()
  const another = openPictures({ db: database(), folder: join(folder, 'none'), log, storedIn: 'database' })
  await another.save([picture])

  expect(await inDatabase().find(picture.name)).toEqual(picture.content)
  expect(await another.find(picture.name)).toEqual(picture.content)
  expect(await readFile(join(folder, picture.name))).toEqual(picture.content)
  expect(await inDatabase().find('../secrets/auth-secret')).toBeUndefined()
})

test('the cache is bounded, and a file that the database does not have is never deleted', async () => {
  const pictures = Array.from({ length: 20 }, () => aPicture(10_000))
  const onlyHere = aPicture(50_000)
  await writeFile(join(folder, onlyHere.name), onlyHere.content)
  await utimes(join(folder, onlyHere.name), 0, 0)
  await recordPictures(database(), pictures)
  const shown = inDatabase(60_000)

  for (const { name, content } of pictures) expect(await shown.find(name)).toEqual(content)

  const cached = (await readdir(folder)).filter((name) => name !== onlyHere.name)
  expect(cached.length * 10_012).toBeLessThanOrEqual(60_000)
  expect(cached).toContain(pictures.at(-1)?.name)
  expect(await shown.find(onlyHere.name)).toEqual(onlyHere.content)
})

test('pictures move into the database and out to the folder, and are found on the way', async () => {
  const [one, other] = [aPicture(), aPicture()]
  const inFolder = openPictures({ db: database(), folder, log, storedIn: 'folder' })
  await inFolder.save([one, other])
  await writeFile(join(folder, 'notes.txt'), 'not a picture')
  expect(await findPicture(database(), one.name)).toBeUndefined()

  expect(await movePicturesToDatabase(database(), folder)).toBe(2)
  expect(await movePicturesToDatabase(database(), folder)).toBe(0)
  await rm(join(folder, one.name))
  expect(await inFolder.find(one.name)).toEqual(one.content)

  await movePicturesToFolder(database(), folder)
  expect(await listPictureNames(database())).toEqual([])
  for (const { name, content } of [one, other]) expect(await inFolder.find(name)).toEqual(content)
})
