import { type Block, button, paragraph } from './letter.ts'

/** How to join; the second words are for a session whose link is still to come. */
export function joinBlocks(meetingLink: string, without: string): Block[] {
  if (meetingLink !== '') return [button('Join the meeting', meetingLink)]
  return without === '' ? [] : [paragraph(without)]
}
