import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { OutgoingEmail } from '#domain/emails/email-delivery.ts'
import { composeMessage } from './compose-message.ts'

const email: OutgoingEmail = {
  emailId: 42,
  to: { address: 'asha@example.com', name: 'Asha Rao' },
  messageId: '4f7a2f4e-2d0f-4a53-9d53-0a3f3c1b2a10',
  writtenAt: new Date('2026-05-01T06:00:00Z'),
  rendered: { senderName: 'Jyoti & Sons', subject: 'नमस्ते Asha', html: '<p>Hello</p>', text: 'Hello', attachments: [] },
}

test('composes text, HTML and a stable Message-ID', async () => {
  const [once, again] = await Promise.all(
    [email, email].map(async (one) =>
      PostalMime.parse(await composeMessage(one, 'Muhurta <no-reply@practice.example>')),
    ),
  )

  expect(once).toMatchObject({
    subject: 'नमस्ते Asha',
    from: { name: 'Jyoti & Sons', address: 'no-reply@practice.example' },
    to: [{ name: 'Asha Rao', address: 'asha@example.com' }],
    messageId: '<4f7a2f4e-2d0f-4a53-9d53-0a3f3c1b2a10@practice.example>',
  })
  expect(once?.text?.trim()).toBe('Hello')
  expect(once?.html?.trim()).toBe('<p>Hello</p>')
  expect(again?.messageId).toBe(once?.messageId)
})

test('preserves an attachment byte for byte', async () => {
  const content = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 13, 10, 255, 10])
  const invoice = { filename: 'invoice.pdf', contentType: 'application/pdf', content }

  const message = await composeMessage(
    { ...email, rendered: { ...email.rendered, attachments: [invoice] } },
    'no-reply@practice.example',
  )

  const [attachment] = (await PostalMime.parse(message)).attachments
  expect(attachment).toMatchObject({ filename: 'invoice.pdf', mimeType: 'application/pdf' })
  expect(new Uint8Array(attachment?.content as ArrayBuffer)).toEqual(content)
})

test('sets one-click unsubscribe headers on a newsletter only', async () => {
  const newsletter = { ...email, rendered: { ...email.rendered, unsubscribeUrl: 'https://practice.example/stop/abc' } }

  const [withStop, without] = await Promise.all(
    [newsletter, email].map(async (one) => (await composeMessage(one, 'no-reply@practice.example')).toString()),
  )

  expect(withStop).toContain('List-Unsubscribe: <https://practice.example/stop/abc>')
  expect(withStop).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(without).not.toContain('List-Unsubscribe')
})
