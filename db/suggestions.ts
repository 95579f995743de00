import type { Suggestion } from '#domain/suggestions.ts'
import type { Database } from './client.ts'
import { contentSuggestions } from './schema/visitors.ts'

export async function recordSuggestion(db: Database, suggestion: Suggestion, suggestedAt: Date): Promise<number> {
  const [added] = await db
    .insert(contentSuggestions)
    .values({ ...suggestion, suggestedAt })
    .returning({ id: contentSuggestions.id })
  if (!added) throw new Error('Postgres took a suggestion and answered without its id.')
  return added.id
}
