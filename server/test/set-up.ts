import fc from 'fast-check'
import { afterEach } from 'vitest'
import { showAppLogs } from './app-logs.ts'

/**
 * Properties try the same cases in every run, so that a failure comes from the change that was made.
 * `PROPERTY_SEED=random` looks for new ones, and a number repeats those of a report.
 */
const { PROPERTY_SEED = '19' } = process.env
if (PROPERTY_SEED !== 'random')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) })

// What a test saw over HTTP says little of why; the log of the server does.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') showAppLogs()
})
