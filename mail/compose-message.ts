import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingEmail } from './outgoing-email.ts'

/** The complete message: headers, text, HTML and attachments. */
export function composeMessage(email: OutgoingEmail, mailFrom: string): Promise<Buffer> {
  const { rendered, to } = email
  const composer = new MailComposer({
    from: mailFrom,
    to: { name: to.name ?? '', address: to.address },
    ...(rendered.replyTo ? { replyTo: { name: '', address: rendered.replyTo } } : {}),
    subject: rendered.subject,
    text: rendered.text,
    html: rendered.html,
    messageId: `<${email.messageId}@${domainOf(mailFrom)}>`,
    date: email.writtenAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(rendered.unsubscribeUrl) },
    attachments: rendered.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
      // base64 preserves the bytes; as text the attachment would gain a line break at its end.
      contentTransferEncoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** The two headers that let mail programs show a one-click unsubscribe button (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

function domainOf(mailFrom: string): string {
  return /@([^\s>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost'
}
