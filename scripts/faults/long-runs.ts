/** A test with a larger size for `npm run faults`, set by environment variables. */
export type LongRun = {
  readonly name: string
  readonly size: string
  readonly project: 'rules' | 'database' | 'http' | 'processes'
  readonly files: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const NEW_SEED = String(Date.now() % 2 ** 31)

export const LONG_RUNS: readonly LongRun[] = [
  {
    name: 'fuzz',
    size: '100,000 hostile requests over every route and field',
    project: 'http',
    files: ['test/fuzz/fuzz.http.test.ts'],
    env: { FUZZ_REQUESTS: '100000', FUZZ_SEED: process.env.FUZZ_SEED ?? NEW_SEED },
  },
  {
    name: 'scanners',
    size: 'half an hour of wapiti and sqlmap as five users; html-validate on every page in three languages, and half an hour of axe',
    project: 'processes',
    files: ['test/scanners/scanners.test.ts'],
    env: { SCAN_MINUTES: process.env.SCAN_MINUTES ?? '60' },
  },
  {
    name: 'markdown',
    size: '10,000 documents of dangerous pieces',
    project: 'database',
    files: ['usecases/render-markdown.test.ts'],
    env: { FUZZED_DOCUMENTS: '10000' },
  },
  {
    name: 'bank-files',
    size: '5,000 mutated statements',
    project: 'database',
    files: ['usecases/statements/read-upload.damaged.test.ts'],
    env: { STATEMENT_FILES: '5000' },
  },
  {
    name: 'races',
    size: '2, 10, 50 and 200 clients, 100 rounds of each race, an hour of them at a time',
    project: 'processes',
    files: ['test/races/booking-races.test.ts'],
    env: { RACE_CLIENTS: '200', RACE_ROUNDS: '100', RACE_MINUTES: process.env.RACE_MINUTES ?? '60' },
  },
  {
    name: 'money-races',
    size: '200 rounds: a voucher redeemed by ten; claim, verify, record, cancel, refund and keep at once',
    project: 'processes',
    files: ['test/races/money-races.test.ts'],
    env: { RACE_ROUNDS: '200' },
  },
  {
    name: 'ledger',
    size: '200 sequences of claims, payments, refunds, credit and cancellations',
    project: 'database',
    files: ['usecases/payments/ledger.property.test.ts'],
    env: { LEDGER_SEQUENCES: '200', PROPERTY_SEED: process.env.PROPERTY_SEED ?? NEW_SEED },
  },
  {
    name: 'serializability',
    size: '200 histories of five clients on two servers, with cut connections, killed servers and wrong clocks',
    project: 'database',
    files: ['usecases/payments/serializability.test.ts'],
    env: { SERIAL_HISTORIES: '200', PROPERTY_SEED: process.env.PROPERTY_SEED ?? NEW_SEED },
  },
  {
    name: 'money-histories',
    size: '200 random histories of money, compared with every page and file',
    project: 'http',
    files: ['test/fuzz/money-histories.http.test.ts'],
    env: { MONEY_HISTORIES: '200', PROPERTY_SEED: process.env.PROPERTY_SEED ?? NEW_SEED },
  },
  {
    name: 'integrations',
    size: '1,000 forged, repeated and reordered callbacks of payment gateways',
    project: 'database',
    files: ['usecases/payments/gateways/callback-storm.test.ts'],
    env: { GATEWAY_CALLBACKS: '1000', PROPERTY_SEED: process.env.PROPERTY_SEED ?? NEW_SEED },
  },
  {
    name: 'properties',
    size: 'every rule with new random examples',
    project: 'rules',
    files: [],
    env: { PROPERTY_SEED: process.env.PROPERTY_SEED ?? NEW_SEED },
  },
  {
    name: 'exercises',
    size: '10,000 exercises of each kind, solved by another program',
    project: 'rules',
    files: ['packages/jyotish/exercises/exercises.test.ts'],
    env: { EXERCISES: '10000' },
  },
  {
    name: 'killed-server',
    size: '200 kills of the server and 200 of the database under writes',
    project: 'processes',
    files: ['test/faults/killed-server.test.ts'],
    env: { KILL_ROUNDS: '200' },
  },
  {
    name: 'first-start',
    size: '20 kills of the first start',
    project: 'processes',
    files: ['test/faults/first-start.test.ts'],
    env: { FIRST_START_KILLS: '20' },
  },
  {
    name: 'memory',
    size: '800 visits forty at a time, and 2,000 different addresses, within 512 MB',
    project: 'processes',
    files: ['test/faults/low-memory.test.ts'],
    env: { MEMORY_ROUNDS: '20', MEMORY_ADDRESSES: '2000' },
  },
  {
    name: 'storm',
    size: '200 kills in a storm of bookings; 200 clients for 60 s',
    project: 'processes',
    files: ['test/faults/booking-storm.test.ts'],
    env: { KILL_ROUNDS: '200', STORM_CLIENTS: '200', STORM_SECONDS: '60' },
  },
  {
    name: 'verifications',
    size: '1,000 verifications with a kill midway',
    project: 'processes',
    files: ['test/faults/killed-verifications.test.ts'],
    env: { KILLED_VERIFICATIONS: '1000' },
  },
  {
    name: 'replicas',
    size: 'three servers restarted one by one under load, then the primary killed and the standby promoted, twice; a standby that is not waited for, and an old primary that comes back',
    project: 'processes',
    files: ['test/faults/three-servers.test.ts', 'test/faults/lost-writes.test.ts'],
    env: { REPLICA_ROUNDS: '2' },
  },
  {
    name: 'upgrade',
    size: 'three servers of the last tag, or of UPGRADE_FROM, upgraded to this program one by one under load',
    project: 'processes',
    files: ['test/faults/upgrade.test.ts'],
    env: { UPGRADE_FROM: process.env.UPGRADE_FROM ?? 'tag' },
  },
  {
    name: 'emails',
    size: 'a mail server that is away, slow, or hangs up; killed workers',
    project: 'processes',
    files: ['test/races/two-servers.test.ts', 'test/faults/killed-while-mailing.test.ts'],
    env: { SCHEDULED_RUNS: '3' },
  },
]
