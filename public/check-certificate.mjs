// Checks a certificate of completion: node check-certificate.mjs certificate.txt keys.pem
// It needs Node.js 18 or newer and nothing else, and connects to nothing.
import { verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [certificate, keys] = process.argv.slice(2)
if (!keys) {
  console.error('Usage: node check-certificate.mjs certificate.txt keys.pem')
  process.exit(2)
}

const file = readFileSync(certificate)
// As bytes: the signature covers each of them, up to the last line.
const [, text, typed] = /^(.*\n)Signature: ([\w-]{86})\n$/s.exec(file.toString('latin1')) ?? []
const signature = Buffer.from(typed ?? '', 'base64url')
const publicKeys = readFileSync(keys, 'utf8').match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []
const isSignedBy = (key) => verify(null, Buffer.from(text, 'latin1'), key, signature)
const isTrue = signature.toString('base64url') === typed && publicKeys.some(isSignedBy)

console.log(isTrue ? `Signed by this practice and unchanged:\n\n${file}` : 'Not signed by this practice, or changed.')
if (isTrue) console.log('Whether it was withdrawn later, only the page of the certificate says.')
process.exitCode = isTrue ? 0 : 1
