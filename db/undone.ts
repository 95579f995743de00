import type { Database, Transaction } from './client.ts'

/** Runs in a transaction that is undone: nothing that is written in it is kept, and nobody else sees it. */
export async function undone<Result>(db: Database, run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  const end = new Error('A transaction that is always undone.')
  try {
    await db.transaction(async (tx) => {
      results.push(await run(tx))
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return results[0] as Result
}
