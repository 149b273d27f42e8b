import { setImmediate } from 'node:timers/promises'

/** So many rows are measured or drawn before other requests have their turn. */
const atOnce = 40

/** Returns a function that, called after each piece of work, now and then lets others go first. */
export function takeTurns(): () => Promise<void> {
  let done = 0
  return async () => {
    if (++done % atOnce === 0) await setImmediate()
  }
}
