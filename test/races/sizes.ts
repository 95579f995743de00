import { HOUR_MS } from '#domain/time/durations.ts'

/** Sizes of the races and load tests: small by default, larger in the long runs of `npm run faults`. */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

/** The most clients in a race, and the rounds of each race: RACE_CLIENTS=200 RACE_ROUNDS=100. */
const RACE_CLIENTS = number('RACE_CLIENTS', 10)
export const RACE_ROUNDS = number('RACE_ROUNDS', 2)

/** Clients and seconds of a booking storm without kills: STORM_CLIENTS=200 STORM_SECONDS=60. */
export const STORM_CLIENTS = number('STORM_CLIENTS', 40)
export const STORM_SECONDS = number('STORM_SECONDS', 5)

/** Kills under load: KILL_ROUNDS=200. */
export const KILL_ROUNDS = number('KILL_ROUNDS', 3)

/** Payments verified around a kill: KILLED_VERIFICATIONS=1000. */
export const KILLED_VERIFICATIONS = number('KILLED_VERIFICATIONS', 20)

/** Enough for the long runs. */
export const LONG_TIMEOUT = { timeout: 3 * HOUR_MS }

/** Numbers of clients in a race. */
export const CROWDS = [2, 10, 50, 200].filter((crowd) => crowd <= RACE_CLIENTS)
