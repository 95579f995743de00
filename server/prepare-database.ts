import type { Database } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { createEmptyPractice } from '#usecases/content/create-empty-practice.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import type { SampleData } from './settings.ts'
import { StartRefused } from './start-refused.ts'

export async function bringUpToDate(url: string): Promise<void> {
  const migrated = await migrate(url)
  if (!migrated.ok) throw new StartRefused(migrated.refusal)
}

/** An empty database gets its first practice: a sample one, or one with nothing in it for the owner to fill. */
export async function giveFirstContent(db: Database, sampleData: SampleData): Promise<void> {
  if (sampleData === 'none') await createEmptyPractice(db)
  else await loadSampleContent(db)
}
