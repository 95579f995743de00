import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { markMessageHandled, markSuggestionHandled } from '#db/visitors/visitor-inbox.ts'
import type { Editor } from './content-change.ts'

const MARK = { message: markMessageHandled, suggestion: markSuggestionHandled }

type Answer = Editor & {
  readonly about: keyof typeof MARK
  readonly id: number
  readonly isAnswered: boolean
}

/** Puts something a visitor wrote aside as answered, or takes it up again; doing so twice changes nothing. */
export async function markAnswered(db: Database, { about, id, isAnswered, editorId, now }: Answer): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await MARK[about](tx, id, isAnswered ? now : null))) return
    const action = isAnswered ? 'message-answered' : 'message-reopened'
    await recordAudit(tx, { action, actorId: editorId, subject: { kind: about, id: String(id) }, at: now })
  })
}
