import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { markMessageHandled, markSuggestionHandled } from '#db/visitors/visitor-inbox.ts'
import type { Editor } from './content-change.ts'

const MARK = { message: markMessageHandled, suggestion: markSuggestionHandled }

type Mark = Editor & {
  readonly about: keyof typeof MARK
  readonly id: number
  readonly isAnswered: boolean
}

/** Marks a visitor's message or suggestion as answered, or reopens it. Safe to repeat. */
export async function markAnswered(db: Database, { about, id, isAnswered, editorId, now }: Mark): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await MARK[about](tx, id, isAnswered ? now : null))) return
    const action = isAnswered ? 'message-answered' : 'message-reopened'
    await recordAudit(tx, { action, actorId: editorId, subject: { kind: about, id: String(id) }, at: now })
  })
}
