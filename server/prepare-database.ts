import type { Database } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { createEmptyPractice } from '#usecases/content/write-first-content.ts'
import type { SampleData } from './settings.ts'
import { StartRefused } from './start-refused.ts'

export async function migrateDatabase(url: string): Promise<void> {
  const migrated = await migrate(url, undefined, {
    onUpgrade: (migrations) => process.stderr.write(upgradeText(migrations)),
  })
  if (!migrated.ok) throw new StartRefused(migrated.refusal)
}

/** So that nobody takes the silence of a long upgrade for a failure. */
function upgradeText(migrations: number): string {
  const changes = migrations === 1 ? 'one change' : `${migrations} changes`
  return `Upgrading the database with ${changes}. This takes seconds, or minutes with very many bookings.\n`
}

/** Adds a sample practice to an empty database, or an empty one for the owner to fill in. */
export async function seedContent(db: Database, sampleData: SampleData): Promise<void> {
  if (sampleData === 'none') await createEmptyPractice(db)
  else await loadSampleContent(db)
}
