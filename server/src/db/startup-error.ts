/** A problem that the person starting the server can fix. The message is the only sentence they see. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
