import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { pictures } from '#db/schema/server.ts'
import type { Picture } from '#domain/image-uploads.ts'

/** A picture that is stored already has the same content, because its name is the hash. */
export async function recordPictures(db: Database, added: readonly Picture[]): Promise<void> {
  await db
    .insert(pictures)
    .values([...added])
    .onConflictDoNothing()
}

export async function findPicture(db: Database, name: string): Promise<Buffer | undefined> {
  const [found] = await db.select({ content: pictures.content }).from(pictures).where(eq(pictures.name, name))
  return found?.content
}

export async function listPictureNames(db: Database): Promise<string[]> {
  return (await db.select({ name: pictures.name }).from(pictures)).map(({ name }) => name)
}

/** Whether it is stored, and stays so until the end of the transaction. */
export async function lockPicture(tx: Database, name: string): Promise<boolean> {
  const found = await tx.select({ name: pictures.name }).from(pictures).where(eq(pictures.name, name)).for('update')
  return found.length > 0
}

export async function deletePicture(db: Database, name: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.name, name))
}
