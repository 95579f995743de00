import { type Block, button, paragraph } from './email.ts'

/** How to join; the second words are for a session whose link is still to come. */
export function joinBlocks(meetingLink: string, without: string): Block[] {
  if (meetingLink !== '') return [button('Join the meeting', meetingLink)]
  return without === '' ? [] : [paragraph(without)]
}
