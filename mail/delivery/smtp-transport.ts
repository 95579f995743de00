import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { DeliveryProblem, MailTransport } from '#domain/emails/email-delivery.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { composeMessage } from './compose-message.ts'

const CONNECT_MS = 15_000
const GREETING_MS = 30_000
// Some servers scan the whole email for spam before they respond; giving up early would send it twice.
const SILENCE_MS = 120_000

/** One connection per email: a pool could retry without our knowledge. */
export function createSmtpTransport(smtpUrl: string, mailFrom: string): MailTransport {
  const options = {
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  }

  return {
    kind: 'smtp',
    async deliver(email) {
      const message = await composeMessage(email, mailFrom)
      const body = Readable.from([message])
      // Nodemailer's own stream reads ahead; this one is read only once the server has said that it wants the email,
      // so its end tells whether the email was handed over.
      const transport = createTransport(options).use('stream', (mail, done) => {
        mail.message.createReadStream = () => body
        done()
      })
      try {
        await transport.sendMail({ envelope: { from: mailFrom, to: [email.to.address] }, raw: message })
        return accepted(undefined)
      } catch (error) {
        return refused(readProblem(error, { wasHandedOver: body.readableEnded }))
      }
    },
  }
}

function readProblem(error: unknown, { wasHandedOver }: { wasHandedOver: boolean }): DeliveryProblem {
  if (!(error instanceof Error)) return { kind: 'temporary', reason: String(error) }

  const { code, command, permanent, response, responseCode } = error as NodemailerError
  const reason = response ?? error.message
  // A refused password or sender is our configuration error and may be fixed; only a refused recipient or email is final.
  if (permanent && (command === 'RCPT TO' || command === 'DATA')) return { kind: 'permanent', reason }
  if (code === 'EENVELOPE' && responseCode === undefined) return { kind: 'permanent', reason }
  if (wasHandedOver && responseCode === undefined) return { kind: 'doubtful', reason }
  return { kind: 'temporary', reason }
}
