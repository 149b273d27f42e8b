/** A fault the person at the keyboard can mend: the message is the one sentence they get to read. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
