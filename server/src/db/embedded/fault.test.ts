import { expect, test } from 'vitest'
import { faultIn } from './fault.ts'

test('the fault is that of PostgreSQL itself, not the farewell of workers of the one before', () => {
  const log = `2026-11-16 12:00:00 UTC [2] FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use
2026-11-16 12:00:00 UTC [2] HINT:  Terminate any old server processes associated with data directory "/data".
2026-11-16 12:00:00 UTC [1] FATAL:  terminating connection due to unexpected postmaster exit
`
  expect(faultIn(log)).toBe('pre-existing shared memory block (key 1, ID 2) is still in use')
})

test('a full disk is the reason, whatever follows from it', () => {
  const log = `FATAL:  could not write lock file "postmaster.pid": No space left on device
FATAL:  the database system is shut down`
  expect(faultIn(log)).toBe('could not write lock file "postmaster.pid": No space left on device')
})
