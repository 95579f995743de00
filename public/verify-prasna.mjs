// Checks the proof of a Prasna question: node verify-prasna.mjs proof.json
// It needs Node.js 18 or newer and nothing else, and connects to nothing.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node verify-prasna.mjs proof.json')
  process.exit(2)
}

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex')

function problemOf({ position, previousHash, contentHash, hash, sealed }) {
  if (typeof sealed !== 'string' || sha256(sealed) !== contentHash) return 'The sealed text was changed.'
  if (sha256(`${position}\n${previousHash}\n${contentHash}`) !== hash) return 'The seal was changed.'
  return undefined
}

function readSeals() {
  try {
    const { format, seals } = JSON.parse(readFileSync(file, 'utf8'))
    if (format === 'muhurta-prasna-proof-1' && Array.isArray(seals) && seals.length > 0) return seals
  } catch {
    // Reported below.
  }
  console.error('This file is not the proof of a question.')
  process.exit(2)
}

for (const seal of readSeals()) {
  const problem = problemOf(seal)
  console.log(`Seal no. ${seal.position}: ${problem ?? 'unchanged'}`)
  if (problem) {
    process.exitCode = 1
    continue
  }
  const { booking, version, askedAt, sealedAt, question, place } = JSON.parse(seal.sealed)
  console.log(`  Booking      ${booking}, version ${version}`)
  console.log(`  Asked        ${askedAt}`)
  console.log(`  Sealed       ${sealedAt}`)
  console.log(`  Place        ${place.name} (${place.lat}, ${place.lon})`)
  console.log(`  Question     ${JSON.stringify(question)}`)
  console.log(`  Fingerprint  ${seal.hash}`)
}
console.log('Compare the fingerprint with the one in the email you got when you asked.')
