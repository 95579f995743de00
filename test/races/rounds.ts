import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shareMinutes } from '#test/time/share-minutes.ts'
import { RACE_MINUTES, RACE_ROUNDS } from './sizes.ts'

// Rounds of long races are counted, so that a run that stopped or was out of time goes on where it was.

const COUNTS = join(import.meta.dirname, '..', '..', '.cache', 'race-rounds.json')

const IS_COUNTED = Number.isFinite(RACE_MINUTES)

const revision = IS_COUNTED ? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim() : ''

type Counts = { readonly revision: string; readonly rounds: Readonly<Record<string, number>> }

/** Runs the rounds that are missing. All races of a file share its minutes. */
export function shareRounds(races: number) {
  const share = shareMinutes(RACE_MINUTES)
  let left = races

  return async (name: string, round: (index: number) => Promise<void>): Promise<void> => {
    const until = share(1 / left)
    left -= 1

    const before = IS_COUNTED ? (readCounts().rounds[name] ?? 0) : 0
    let rounds = before
    // One in any case, so that no race with rounds to run passes without them.
    while (rounds < RACE_ROUNDS && (rounds === before || performance.now() < until)) {
      await round(rounds - before)
      rounds += 1
      if (IS_COUNTED) record(name, rounds)
    }
    if (IS_COUNTED) console.log(`${name}: ${rounds} of ${RACE_ROUNDS} rounds`)
  }
}

function record(name: string, rounds: number): void {
  const counts: Counts = { revision, rounds: { ...readCounts().rounds, [name]: rounds } }
  mkdirSync(dirname(COUNTS), { recursive: true })
  writeFileSync(COUNTS, JSON.stringify(counts))
}

/** Of this revision only: rounds of another program say nothing about this one. */
function readCounts(): Counts {
  const counts = existsSync(COUNTS) ? (JSON.parse(readFileSync(COUNTS, 'utf8')) as Counts) : undefined
  return counts?.revision === revision ? counts : { revision, rounds: {} }
}
