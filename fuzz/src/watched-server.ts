import { notedHeldMs } from './limits.ts'
import { watchThread } from './watchdog.ts'

/** Is loaded into the server under test before anything else; the server itself has no such setting. */
watchThread(notedHeldMs, (held) => process.send?.(held))
