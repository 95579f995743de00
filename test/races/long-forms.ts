import { HOUR_MS } from '#domain/durations.ts'

/**
 * Races and storms have a short form for every day and a long one for `npm run faults`. How many take part, how often,
 * and for how long comes from here.
 */
const number = (name: string, everyDay: number) => Number(process.env[name] ?? everyDay)

/** The largest crowd of a race, and how often each race is run: RACE_CLIENTS=200 RACE_ROUNDS=100. */
const RACE_CLIENTS = number('RACE_CLIENTS', 200)
export const RACE_ROUNDS = number('RACE_ROUNDS', 2)

/** Clients and seconds of a storm without a kill: STORM_CLIENTS=200 STORM_SECONDS=60. */
export const STORM_CLIENTS = number('STORM_CLIENTS', 40)
export const STORM_SECONDS = number('STORM_SECONDS', 8)

/** How often a server is killed in a storm: KILL_ROUNDS=200. */
export const KILL_ROUNDS = number('KILL_ROUNDS', 3)

/** How many payments are verified around a kill: KILLED_VERIFICATIONS=1000. */
export const KILLED_VERIFICATIONS = number('KILLED_VERIFICATIONS', 60)

/** Long forms are run with patience, and nobody asserts how long they take. */
export const PATIENCE = { timeout: 3 * HOUR_MS }

/** The crowds of a race, from a pair to everybody. */
export const CROWDS = [2, 10, 50, 200].filter((crowd) => crowd <= RACE_CLIENTS)
