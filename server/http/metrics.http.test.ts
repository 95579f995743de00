import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAudit } from '#db/audit-log.ts'
import { createMetrics } from '#server/metrics.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { database, databaseUrl } from '#test/database.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { checkAllRecords } from '#usecases/admin/check-all-records.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const token = 'a token for prometheus'
const now = new Date('2026-11-19T21:00:00Z')
const aPrometheus = { headers: { host: 'localhost:3000' }, isBrowser: false }

let pool: Pool
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  pool = new Pool({ connectionString: databaseUrl() })
  const pageCache = createPageCache(Date.now)
  pageCache.setListening(true)
  const metrics = createMetrics({ db: database(), pool, pageCache, findNewestBackup: async () => now })
  site = await createSite({ db: database(), pageCache, metrics: { metrics, token } })
})

afterAll(() => pool.end())

test('shows requests by route, the cache, the pool, emails, jobs, backups and the check of the records', async () => {
  await site.request('/blog')
  await site.request('/blog')
  await site.request('/blog/no-such-post')
  await site.request('/no/such/page')
  await site.request('/favicon.svg')
  await givenEmail(database())
  await recordAudit(database(), { action: 'backup-checked', details: { check: 'sound' }, at: now })
  await checkAllRecords(database(), now)

  const response = await site.request('/metrics', aPrometheus)
  const text = await response.text()

  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  for (const line of [
    /^http_requests_total\{route="routes\/blog\/list",method="GET",status="200"\} 2$/m,
    /^http_requests_total\{route="routes\/blog\/post",method="GET",status="404"\} 1$/m,
    /^http_requests_total\{route="routes\/public\/not-found",method="GET",status="404"\} 1$/m,
    /^http_requests_total\{route="file",method="GET",status="200"\} 1$/m,
    /^http_request_duration_seconds_bucket\{le="\+Inf",route="routes\/blog\/list"\} 2$/m,
    /^muhurta_page_cache_requests_total\{result="hit"\} [1-9]/m,
    /^muhurta_page_cache_bytes [1-9]/m,
    /^muhurta_database_connections\{state="awaited"\} 0$/m,
    /^muhurta_emails\{state="queued"\} 1$/m,
    /^muhurta_oldest_waiting_email_seconds \d/m,
    /^muhurta_jobs\{queue="send-email",state="created"\} 1$/m,
    /^muhurta_backup_timestamp_seconds 1795122000$/m,
    /^muhurta_backup_is_sound 1$/m,
    /^muhurta_records_problems 0$/m,
    /^process_resident_memory_bytes \d/m,
  ]) {
    expect(text).toMatch(line)
  }
})

test('exists for programs on this machine and with the token only', async () => {
  const remote = { ...aPrometheus, fromAddress: '203.0.113.7' }
  const statusOf = async (init: Parameters<TestSite['request']>[1]) => (await site.request('/metrics', init)).status
  const withHeader = (authorization: string) => ({ ...remote, headers: { ...remote.headers, authorization } })

  expect(await statusOf(aPrometheus)).toBe(200)
  expect(await statusOf(withHeader(`Bearer ${token}`))).toBe(200)
  expect(await statusOf(withHeader('Bearer another token'))).toBe(404)
  expect(await statusOf(withHeader(token))).toBe(404)
  expect(await statusOf(remote)).toBe(404)
  expect(await statusOf({ headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' } })).toBe(404)
  expect(await statusOf({ headers: { host: 'practice.example' } })).toBe(404)
})
