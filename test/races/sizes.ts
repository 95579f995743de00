import { HOUR_MS } from '#domain/time/durations.ts'

/** Sizes of the races and load tests: small by default, larger in the long runs of `npm run faults`. */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

/** The most clients in a race, and the rounds of each race: RACE_CLIENTS=200 RACE_ROUNDS=100. */
const RACE_CLIENTS = number('RACE_CLIENTS', 10)
export const RACE_ROUNDS = number('RACE_ROUNDS', 1)

/** The most minutes of all races of bookings together, whose rounds are then counted and continued: RACE_MINUTES=60. */
export const RACE_MINUTES = number('RACE_MINUTES', Number.POSITIVE_INFINITY)

/** Clients and seconds of a booking storm without kills: STORM_CLIENTS=200 STORM_SECONDS=60. */
export const STORM_CLIENTS = number('STORM_CLIENTS', 20)
export const STORM_SECONDS = number('STORM_SECONDS', 2)

/** Kills under load: KILL_ROUNDS=200. */
export const KILL_ROUNDS = number('KILL_ROUNDS', 1)

/** Kills of a first start: FIRST_START_KILLS=20. */
export const FIRST_START_KILLS = number('FIRST_START_KILLS', 4)

/** Rounds of forty visits, and different addresses, of a server with little memory: MEMORY_ROUNDS=20 MEMORY_ADDRESSES=2000. */
export const MEMORY_ROUNDS = number('MEMORY_ROUNDS', 6)
export const MEMORY_ADDRESSES = number('MEMORY_ADDRESSES', 1_000)

/** Payments verified around a kill: KILLED_VERIFICATIONS=1000. */
export const KILLED_VERIFICATIONS = number('KILLED_VERIFICATIONS', 10)

/** Minutes in which two servers run a scheduled job, on a real clock: SCHEDULED_RUNS=3. */
export const SCHEDULED_RUNS = number('SCHEDULED_RUNS', 1)

/** Rounds of three servers with a standby, which only `npm run faults -- replicas` starts: REPLICA_ROUNDS=3. */
export const REPLICA_ROUNDS = number('REPLICA_ROUNDS', 0)

/** Enough for the long runs. */
export const LONG_TIMEOUT = { timeout: 3 * HOUR_MS }

/** Numbers of clients in a race. */
export const CROWDS = [2, 10, 50, 200].filter((crowd) => crowd <= RACE_CLIENTS)
