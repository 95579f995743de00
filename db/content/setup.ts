import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import type { SetupStep } from '#domain/content/setup-steps.ts'

export async function listPassedSteps(db: Database): Promise<readonly SetupStep[]> {
  const [found] = await db.select({ passed: practice.setupSteps }).from(practice)
  return found?.passed ?? []
}

export async function recordPassedStep(db: Database, step: SetupStep): Promise<void> {
  await db
    .update(practice)
    .set({ setupSteps: sql`array_append(${practice.setupSteps}, ${step})` })
    .where(sql`${step} <> all (${practice.setupSteps})`)
}

/** Returns false if the practice was open already. */
export async function recordOpened(db: Database, now: Date): Promise<boolean> {
  const changed = await db
    .update(practice)
    .set({ isOpen: true, updatedAt: now })
    .where(sql`not ${practice.isOpen}`)
    .returning({ id: practice.id })
  return changed.length === 1
}
