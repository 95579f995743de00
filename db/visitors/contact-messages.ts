import type { Database } from '#db/client.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import type { ContactMessage } from '#domain/visitors/contact-form.ts'

export async function recordContactMessage(db: Database, message: ContactMessage, receivedAt: Date): Promise<number> {
  const [added] = await db
    .insert(contactMessages)
    .values({ ...message, receivedAt })
    .returning({ id: contactMessages.id })
  if (!added) throw new Error('Postgres inserted a contact message without returning its id.')
  return added.id
}
