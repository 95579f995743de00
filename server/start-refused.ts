/** Something the operator can put right stands in the way; the message is the sentence that is printed, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
