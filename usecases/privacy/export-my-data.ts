import { listPersonalRows, listRowsOfAddress } from '#db/accounts/personal-rows.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type PersonalData = { readonly exportedAt: string; readonly tables: Record<string, unknown[]> }

export type DataOwner = {
  readonly id: string
  /** Null for a client without an address. */
  readonly email: string | null
  /** Who exports it for a client who asked the practice, and who asked; undefined for the owner. */
  readonly staffId?: string
  readonly asked?: string
}

/** Everything the practice holds about a user, table by table. */
export async function exportMyData(db: Database, keys: KeyRing, owner: DataOwner, now: Date): Promise<PersonalData> {
  const { id, email, staffId, asked } = owner
  const ofAddress = email === null ? {} : await listRowsOfAddress(db, email)
  const tables = { ...(await listPersonalRows(db, id)), ...ofAddress }
  const exported = { action: 'data-exported', at: now } as const
  const byStaff = staffId !== undefined && { actorId: staffId, subject: { kind: 'user', id }, details: { asked } }
  await recordAudit(db, { ...exported, ...(byStaff || { actorId: id }) })
  return {
    exportedAt: now.toISOString(),
    tables: {
      ...tables,
      bookings: opened(opened(tables.bookings, 'birth_details', keys, birthDetails), 'sealed_notes', keys, (notes) => ({
        notes,
      })),
      birth_profiles: opened(tables.birth_profiles, 'sealed_birth', keys, birthDetails),
      saved_charts: opened(tables.saved_charts, 'sealed_chart', keys, (text) => ({
        chart: JSON.parse(text) as unknown,
      })),
      remembered_people: opened(tables.remembered_people, 'sealed_person', keys, (text) => ({
        person: JSON.parse(text) as unknown,
      })),
      prasna_seals: opened(tables.prasna_seals, 'sealed_content', keys, (text) => ({ sealed: text })),
      answers: opened(tables.answers, 'sealed_text', keys, (text) => ({ text })),
      remedies: opened(tables.remedies, 'sealed_content', keys, (text) => ({ remedy: JSON.parse(text) as unknown })),
      chart_notes: opened(tables.chart_notes, 'sealed_text', keys, (text) => ({ text })),
      life_events: opened(tables.life_events, 'sealed_event', keys, (text) => ({ event: JSON.parse(text) as unknown })),
      muhurta_requests: opened(tables.muhurta_requests, 'sealed_search', keys, (text) => ({
        search: JSON.parse(text) as unknown,
      })),
      handed_in_work: opened(
        opened(tables.handed_in_work, 'sealed_text', keys, (text) => ({ text })),
        'sealed_note',
        keys,
        (note) => ({ note }),
      ),
      lesson_questions: opened(
        opened(tables.lesson_questions, 'sealed_question', keys, (question) => ({ question })),
        'sealed_answer',
        keys,
        (answer) => ({ answer }),
      ),
      reviews: opened(tables.reviews, 'sealed_text', keys, (text) => ({ text })),
    },
  }
}

const birthDetails = (text: string) => ({ birth_details: JSON.parse(text) as unknown })

/** Decrypts a column for the owner of its rows. */
function opened(
  rows: unknown[] = [],
  column: string,
  keys: KeyRing,
  read: (text: string) => Record<string, unknown>,
): unknown[] {
  return rows.map((row) => {
    const { [column]: sealed, ...rest } = row as Record<string, unknown>
    if (typeof sealed !== 'string') return row
    return { ...rest, ...read(unsealWithRing(sealed as SealedText, keys)) }
  })
}
