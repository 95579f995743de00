import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { connect, type Database } from '#db/client.ts'
import { type ClockFile, createClockFile } from '#test/clock.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { startToyProvider, type ToyProvider } from '#test/outside-world/toy-provider.ts'
import { startServerProcess } from '#test/servers/server-process.ts'

const PROVIDER_KEYS = {
  GOOGLE_CLIENT_ID: 'e2e',
  GOOGLE_CLIENT_SECRET: 'accepted by the fake provider',
  FACEBOOK_CLIENT_ID: 'e2e',
  FACEBOOK_CLIENT_SECRET: 'accepted by the fake provider',
}

/** The built site in its own process, with the services around it that a test can control. */
export type TestedSite = {
  readonly url: string
  readonly db: Database
  readonly clock: ClockFile
  readonly smtp: TestSmtp
  /** Replaces Google and Facebook. */
  readonly provider: ToyProvider
  /** Everything the server has printed so far. */
  output(): string
  stop(): Promise<void>
}

type TestedSiteOptions = {
  /** Without a mail server emails stay in the outbox. */
  readonly hasMailServer?: boolean
  /** Without samples the practice is empty, and closed. */
  readonly hasSamples?: boolean
}

export async function startTestedSite(
  name: string,
  { hasMailServer = true, hasSamples = true }: TestedSiteOptions = {},
): Promise<TestedSite> {
  const databaseUrl = await createTestDatabase(name)
  const dataDir = await mkdtemp(join(tmpdir(), `muhurta-e2e-${name}-`))
  await shareKeys(dataDir)
  const clock = createClockFile(join(dataDir, 'test-clock'))
  const smtp = await startSmtp()
  const provider = await startToyProvider()
  const server = await startServerProcess({
    dataDir,
    databaseUrl,
    settings: {
      ...(hasMailServer && { SMTP_URL: smtp.url }),
      ...(!hasSamples && { SAMPLE_DATA: 'false' }),
      TEST_CLOCK_FILE: clock.path,
      TEST_PROVIDER_URL: provider.url,
      ...PROVIDER_KEYS,
      LOG_LEVEL: 'warn',
    },
  })
  const connection = connect(databaseUrl, { maxConnections: 2, applicationName: 'e2e', limits: { connection: 60_000 } })

  return {
    url: server.url,
    db: connection.db,
    clock,
    smtp,
    provider,
    output: server.output,
    async stop() {
      await server.stop()
      await connection.close()
      await smtp.stop()
      await provider.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Gives the site the tests' encryption key, so that it can decrypt what they store. */
async function shareKeys(dataDir: string): Promise<void> {
  const secrets = join(dataDir, 'secrets')
  await mkdir(secrets, { mode: 0o700 })
  await writeFile(join(secrets, 'encryption-key'), TEST_KEYS.join('\n'), { mode: 0o600 })
}

async function createTestDatabase(name: string): Promise<string> {
  const url = new URL(process.env.E2E_POSTGRES_URL ?? '')
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())

  url.pathname = name
  return url.href
}
