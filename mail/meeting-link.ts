import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { type Block, button, type EmailContext, paragraph } from './email.ts'

type Session = Pick<BookingInEmail, 'heldAs' | 'meetingLink'>

/** How to meet; `without` is shown for a video call whose link has not been set yet. */
export function joinBlocks(
  { heldAs = 'video', meetingLink = '' }: Session,
  { practice }: EmailContext,
  without: string,
): Block[] {
  if (meetingLink.startsWith('tel:')) return [button(`Call ${meetingLink.slice('tel:'.length)}`, meetingLink)]
  if (meetingLink !== '') return [button('Join the meeting', meetingLink)]
  switch (heldAs) {
    case 'telephone':
      return [paragraph('We will call you on the phone number that you gave with the booking.')]
    case 'in-person':
      return [paragraph(`We will meet in person. Please come to: ${practice.address}`)]
    case 'in-writing':
      return []
    default:
      return without === '' ? [] : [paragraph(without)]
  }
}

/** Whether a meeting link is still to come. */
export function awaitsLink({ heldAs = 'video', meetingLink = '' }: Session): boolean {
  return heldAs === 'video' && meetingLink === ''
}

/** Empty if the practice has no number. */
export function callIfNoLink({ practice }: EmailContext): string {
  return practice.phone === '' ? '' : `If the link has not reached you by then, please call ${practice.phone}.`
}
