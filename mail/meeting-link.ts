import { type Block, button, paragraph } from './email.ts'

/** How to join; `without` is shown for a session whose link has not been set yet. */
export function joinBlocks(meetingLink: string, without: string): Block[] {
  if (meetingLink !== '') return [button('Join the meeting', meetingLink)]
  return without === '' ? [] : [paragraph(without)]
}
