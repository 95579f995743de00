/** The operator can fix this: the message is printed as one sentence, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
