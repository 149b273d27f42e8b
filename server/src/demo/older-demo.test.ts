import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { cloneDatabase } from '../../test/cluster.ts'
import { readArchive } from '../adapters/backup/archive.ts'
import { loadFrom, openArchive } from '../adapters/backup/load.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { demoPassword } from './accounts.ts'
import { seedDemo } from './seed.ts'

/**
 * A backup of the demo as it was before there was money in it: all accounts and hotels, one booking in sixty, no
 * pictures.
 */
const olderDemo = join(import.meta.dirname, '../../test/older-demo.tar.gz')

test('a demo of an older version is migrated and otherwise left as it is', async () => {
  const database = await cloneDatabase(inject('postgresUrl'), 'template0')
  onTestFinished(database.drop)
  const archive = await openArchive(readArchive(createReadStream(olderDemo), undefined))
  await loadFrom(archive, { url: database.url, images: null })
  await migrateDatabase(database.url)
  const app = await startTestApp({ demo: true, databaseUrl: database.url })
  onTestFinished(app.close)
  const marks = async () =>
    (await app.sql`SELECT name FROM settings WHERE name LIKE 'demo.%' ORDER BY name`).map(({ name }) => name)
  const before = await marks()
  const said: string[] = []

  const rest = await seedDemo(
    { ...app.services, sql: app.pool },
    { onPart: () => said.push('made'), onKept: () => said.push('kept') },
  )

  expect(rest).toBeUndefined()
  expect(said).toEqual(['kept'])
  expect(await marks()).toEqual(before)
  const body = { email: 'hotel@demo.roomlark.test', password: demoPassword }
  const signedIn = await app.ask('POST', '/api/v1/auth/login', { body })
  expect(signedIn.status).toBe(200)
  const hotels = await app.ask('GET', '/api/v1/hotels', { token: signedIn.body.data.token })
  expect(hotels.body.meta.total).toBe(24)
})
