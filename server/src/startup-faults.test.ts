import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { faultIn } from './db/embedded/fault.ts'
import { StartupError } from './db/startup-error.ts'
import { asStartupFault, databaseGone } from './startup-faults.ts'

function parseConfig(environment: Record<string, string>): Config {
  const result = readConfig(environment)
  if ('faults' in result) throw new Error(result.faults.join())
  return result.config
}

const sentence =
  'The disk that holds the data folder /srv/roomlark is full: free some space and start Roomlark again.'

/** This is the output of initdb, whose last lines are only consequences of the full disk. */
const initdb = `creating configuration files ... ok
running bootstrap script ... 2026-11-15 10:00:00.000 UTC [7] FATAL:  could not extend file "base/1/1249": No space left on device
2026-11-15 10:00:00.000 UTC [7] PANIC:  cannot abort transaction 1, it was already committed
child process was terminated by signal 6: Aborted`

test.each([
  ['a file cannot be written', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the first database cannot be made', new StartupError(`It could not be prepared: ${faultIn(initdb)}`)],
  [
    'the cause is a full quota',
    new Error('mail', { cause: Object.assign(new Error('quota'), { code: 'EDQUOT' }) }),
  ],
])('a full disk becomes one sentence if %s', (_name, error) => {
  const fault = asStartupFault(parseConfig({ ROOMLARK_DATA: '/srv/roomlark' }), error)
  expect(fault).toBeInstanceOf(StartupError)
  expect(fault).toMatchObject({ message: sentence })
})

test('a full disk is found in the log of a PostgreSQL that failed because of it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomlark-full-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const config = parseConfig({ ROOMLARK_DATA: dataDir })
  const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
  expect(asStartupFault(config, lost)).toMatchObject({
    message: 'The database failed while Roomlark was starting (write CONNECTION_CLOSED): start it again.',
  })
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres/postgres.log'), 'PANIC: could not write: No space left on device')
  expect(asStartupFault(config, lost)).toMatchObject({ message: expect.stringContaining('is full') })
})

test('any other error is left unchanged', () => {
  const fault = new TypeError('nonsense')
  expect(asStartupFault(parseConfig({}), fault)).toBe(fault)
})

test('a PostgreSQL that keeps failing is reported with the reason and its log', () => {
  const config = parseConfig({ ROOMLARK_DATA: '/srv/roomlark' })
  expect(databaseGone(config, 'ended by SIGKILL').message).toBe(
    'PostgreSQL keeps failing (ended by SIGKILL): see /srv/roomlark/postgres/postgres.log, then start Roomlark again.',
  )
  expect(databaseGone(config, 'could not write: No space left on device').message).toBe(sentence)
})
