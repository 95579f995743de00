import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { sealWithRing } from '#db/key-ring.ts'
import { recordHandedInWork } from '#db/learning/handed-in-work.ts'
import { lessons } from '#db/schema/learning.ts'
import { TEST_KEYS } from './bookings.ts'

type WorkDetails = {
  readonly id?: string
  readonly userId: string
  readonly lessonId: number
  readonly text?: string
  readonly now: Date
}

/** A lesson asks for written work. */
export async function givenTask(db: Database, lessonId: number, task = 'Describe the **lagna**.'): Promise<void> {
  await db.update(lessons).set({ task }).where(eq(lessons.id, lessonId))
}

/** A text that waits for the teacher's answer. */
export async function givenHandedInWork(
  db: Database,
  { id = randomUUID(), userId, lessonId, text = 'मेष लग्न', now }: WorkDetails,
): Promise<string> {
  await recordHandedInWork(db, { id, userId, lessonId, sealedText: sealWithRing(text, TEST_KEYS), handedInAt: now })
  return id
}
