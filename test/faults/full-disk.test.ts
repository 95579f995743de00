import { describe, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import { listProcessesOf } from '#test/servers/list-processes.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { statusOf, withDataDir, withServer } from './site-process.ts'
import { canMount, ON_A_SMALL_DISK, smallDiskOf } from './small-disk.ts'

/** Runs the server with its output going to a full disk: every write to `/dev/full` fails with ENOSPC. */
const LOG_ON_A_FULL_DISK = ['sh', '-c', 'exec "$@" > /dev/full 2>&1', 'sh']

test('H5: the site keeps working when its log cannot be written', async () => {
  await withServer({ through: LOG_ON_A_FULL_DISK }, async ({ server }) => {
    for (let visit = 0; visit < 10; visit++) expect(await statusOf(`${server.url}/blog?q=${visit}`)).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

const MAX_MESSAGES = 3_000

/** Needs permission to mount a disk; elsewhere the other tests of H5 have to do. */
describe.runIf(canMount())('on a small disk', () => {
  test('H5: messages are refused on a full disk, accepted ones are stored, the site recovers, and SIGTERM stops it on a full disk', async () => {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({ dataDir, through: ON_A_SMALL_DISK, settings: { TRUST_PROXY: '1' } })
      try {
        const disk = smallDiskOf(server.pid, dataDir)
        const accepted: string[] = []
        const write = async (subject: string) => {
          const status = await statusOf(`${server.url}/contact`, messageFrom(server.url, subject))
          if (status === 302) accepted.push(subject)
          return status
        }
        await write('before')
        disk.fill()
        const readiness = await fetch(`${server.url}/readyz`)
        expect([readiness.status, await readiness.text()]).toEqual([503, 'not ready: disk'])
        const responses = new Set<number | string>()
        for (let sent = 0; sent < MAX_MESSAGES && !responses.has(503); sent++)
          responses.add(await write(`full ${sent}`))
        disk.free()
        await eventually(async () => (await write('after')) === 302)
        await eventually(async () => (await statusOf(`${server.url}/readyz`)) === 200)

        expect([...responses].filter((response) => response !== 302)).toEqual([503])
        const connection = connect(await disk.databaseUrl())
        const stored = await connection.db.select({ subject: contactMessages.subject }).from(contactMessages)
        const findings = await checkLedger(connection.db)
        await connection.close()
        expect(stored.map(({ subject }) => subject)).toEqual(expect.arrayContaining(accepted))
        expect(findings).toEqual([])

        disk.fill()
        expect(await server.stop()).toBe(0)
        expect(await listProcessesOf(dataDir)).toEqual([])
      } finally {
        await server.stop()
      }
    })
  })
})

let visitors = 0

/** A long message from its own address, so that no rate limit applies. */
function messageFrom(origin: string, subject: string): RequestInit {
  visitors += 1
  return {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` },
    body: new URLSearchParams({
      name: 'Asha Rao',
      email: `asha-${visitors}@example.com`,
      subject,
      message: `${Math.random()} `.repeat(100),
    }),
  }
}
