import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { lockUntilReleased } from '../../test/locks.ts'
import { openDatabase, type Sql, type Transaction } from './database.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function insert(sql: Sql, name: string) {
  return sql`INSERT INTO settings (name, value) VALUES (${name}, 'true')`
}

async function kept(prefix: string): Promise<string[]> {
  const rows = await app.sql`SELECT name FROM settings WHERE name LIKE ${`${prefix}%`} ORDER BY name`
  return rows.map((row) => row.name)
}

/** Ends the connection of a transaction from outside, as an administrator or a failover would. */
async function cut(tx: Transaction): Promise<void> {
  const [row] = await tx<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
  await app.sql`SELECT pg_terminate_backend(${row?.pid ?? 0}, 5000)`
}

describe('a transaction', () => {
  test('commits everything, and returns what the work returns', async () => {
    const result = await app.pool.begin(async (tx) => {
      await Promise.all([insert(tx, 'all-1'), insert(tx, 'all-2'), insert(tx, 'all-3')])
      return 'done'
    })
    expect(result).toBe('done')
    expect(await kept('all-')).toEqual(['all-1', 'all-2', 'all-3'])
  })

  test('commits nothing if the work fails', async () => {
    const work = app.pool.begin(async (tx) => {
      await insert(tx, 'none-1')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await kept('none-')).toEqual([])
  })

  test('commits nothing if a statement failed, even if the work ignored it', async () => {
    const work = app.pool.begin(async (tx) => {
      await insert(tx, 'hushed-1')
      await tx`SELECT nonsense`.catch(() => {})
    })
    await expect(work).rejects.toThrow('a failed transaction was to be committed')
    expect(await kept('hushed-')).toEqual([])
  })

  test('commits nothing if its connection is lost, and never continues on another one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const work = app.pool.begin(async (tx) => {
        await insert(tx, 'cut-1')
        await cut(tx)
        await Promise.allSettled([insert(tx, 'cut-2'), insert(tx, 'cut-3')])
        await insert(tx, 'cut-4')
      })
      await expect(work).rejects.toMatchObject({
        code: expect.stringMatching(/unavailable|CONNECTION|57P01/),
      })
    }
    expect(await kept('cut-')).toEqual([])
    expect(await app.pool`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })

  test('never continues on the next of several hosts', async () => {
    const url = new URL(app.databaseUrl)
    const database = openDatabase(app.databaseUrl.replace(url.host, `${url.host},${url.host}`), 1)
    onTestFinished(() => database.close())
    const work = database.pool.begin(async (tx) => {
      const [row] = await tx<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
      // The driver holds back later statements until PostgreSQL has described the new one.
      const sent = [tx`SELECT pg_sleep(${60})`, insert(tx, 'host-1'), insert(tx, 'host-2')]
      const settled = Promise.allSettled(sent)
      await app.sql`SELECT pg_terminate_backend(${row?.pid ?? 0}, 5000)`
      await settled
    })
    await expect(work).rejects.toBeDefined()
    expect(await database.pool`SELECT 1 AS one`).toEqual([{ one: 1 }])
    expect(await kept('host-')).toEqual([])
  })

  test('accepts no more queries once it is over', async () => {
    let late: Sql | undefined
    await app.pool.begin(async (tx) => {
      late = tx
    })
    await expect(late && insert(late, 'late-1')).rejects.toThrow('this transaction is over')
    expect(await kept('late-')).toEqual([])
  })

  test('is isolated from other transactions and accepts query fragments', async () => {
    const named = app.pool`name = ${'seen-1'}`
    await app.pool.begin(async (tx) => {
      await insert(tx, 'seen-1')
      expect(await tx`SELECT name FROM settings WHERE ${named}`).toHaveLength(1)
      expect(await app.pool`SELECT name FROM settings WHERE ${named}`).toHaveLength(0)
    })
    expect(await app.pool`SELECT name FROM settings WHERE ${named}`).toHaveLength(1)
  })

  test('fails with the first error, even if a later query answers sooner', async () => {
    const [settings] =
      await app.sql`INSERT INTO settings (name, value) VALUES ('locked', 'true') RETURNING name`
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM settings WHERE name = ${settings?.name} FOR UPDATE`,
    )
    const work = app.pool.begin(async (tx) => {
      await tx`SET LOCAL lock_timeout = '50ms'`
      const lock = async () => {
        await tx`SELECT 1 FROM settings WHERE name = 'locked' FOR UPDATE`
      }
      const lockDeeper = async () => {
        await lock()
      }
      await Promise.all([lockDeeper(), tx`SELECT 1`])
    })
    await expect(work).rejects.toMatchObject({ code: '55P03' })
    await release()
  })
})
