import type { Database } from '#db/client.ts'
import { contentSuggestions } from '#db/schema/visitors.ts'
import type { Suggestion } from '#domain/visitors/suggestion-form.ts'

export async function recordSuggestion(db: Database, suggestion: Suggestion, suggestedAt: Date): Promise<number> {
  const [added] = await db
    .insert(contentSuggestions)
    .values({ ...suggestion, suggestedAt })
    .returning({ id: contentSuggestions.id })
  if (!added) throw new Error('Postgres inserted a suggestion without returning its id.')
  return added.id
}
