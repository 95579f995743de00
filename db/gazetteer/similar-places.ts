import type { Gazetteer } from './open-gazetteer.ts'
import { placesStartingWith } from './sorted-columns.ts'
import { editsBetween, hasConsonantsOf, soundOf } from './spelling.ts'

type Candidate = { readonly sound: string; readonly place: number; readonly alias?: string }
export type Similar = { readonly place: number; readonly edits: number; readonly alias?: string }

/** Towns of 10,000 people, and every place in India: spellings of the others are not guessed. */
const LEAST_IMPORTANCE = 40

const SHORTEST = 4

/** A longer name may have more mistakes. */
function mostEdits(sound: string): number {
  return sound.length < 5 ? 0 : sound.length < 8 ? 1 : 2
}

/** The first letters of names that start with a sound, where they are not the sound itself. */
const INITIALS: Readonly<Record<string, string>> = { 0: 'c', k: 'ckqx', v: 'vw', p: 'pf', i: 'iye', u: 'uo' }

const candidatesBySound = new Map<string, readonly Candidate[]>()

/** Places whose names sound like the query, with few edits. The first sound must be right, which makes the search fast. */
export function listSimilarPlaces(gazetteer: Gazetteer, key: string): Similar[] {
  const sound = soundOf(key)
  if (sound.length < SHORTEST) return []
  const most = mostEdits(sound)
  return candidatesOf(gazetteer, sound.charAt(0)).flatMap(({ sound: other, place, alias }) => {
    const edits = editsBetween(sound, other, most)
    return edits > most ? [] : [{ place, edits, ...(alias !== undefined && { alias }) }]
  })
}

export type Sounding = Similar & { /** Only the beginning of the name was typed. */ readonly isPart: boolean }

const MOST_VOWELS = 6

/** Places whose names have the consonants of a name in an Indian script; the edits are those of its vowels. */
export function listSoundingPlaces(gazetteer: Gazetteer, key: string): Sounding[] {
  const sound = soundOf(key)
  if (sound.length < SHORTEST) return []
  return candidatesOf(gazetteer, sound.charAt(0)).flatMap(({ sound: other, place, alias }) => {
    const shared = hasConsonantsOf(sound, other)
    if (!shared) return []
    const edits = shared === 'all' ? editsBetween(sound, other, MOST_VOWELS) : 0
    return [{ place, edits, isPart: shared === 'first', ...(alias !== undefined && { alias }) }]
  })
}

/** Made when a sound is first searched: all of them at once would block the server for too long. */
function candidatesOf(gazetteer: Gazetteer, firstSound: string): readonly Candidate[] {
  const known = candidatesBySound.get(firstSound)
  if (known) return known

  const made = listCandidates(gazetteer, firstSound)
  candidatesBySound.set(firstSound, made)
  return made
}

function listCandidates(gazetteer: Gazetteer, firstSound: string): Candidate[] {
  const { header, keys, keyStarts, countries, importances } = gazetteer
  const candidates: Candidate[] = header.aliases.map(({ key, name, place }) => ({
    sound: soundOf(key),
    place,
    alias: name,
  }))
  for (const initial of INITIALS[firstSound] ?? firstSound) {
    const [from, until] = placesStartingWith(gazetteer, Buffer.from(initial))
    for (let place = from; place < until; place++) {
      if (countries[place] !== header.indiaIndex && (importances[place] ?? 0) < LEAST_IMPORTANCE) continue
      candidates.push({ sound: soundOf(keys.toString('utf8', keyStarts[place], keyStarts[place + 1])), place })
    }
  }
  return candidates.filter(({ sound }) => sound.startsWith(firstSound))
}
