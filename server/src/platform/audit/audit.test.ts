import { randomUUID } from 'node:crypto'
import { utcDay } from '@roomlark/contract/dates'
import { parse } from 'csv-parse/sync'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { connectAsSuperuser } from '../../../test/database.ts'
import { createActor, signIn, testPassword } from '../../../test/factories.ts'
import { mailTo, tokenIn } from '../../../test/mail.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { migrateDatabase } from '../../db/migrate.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof createActor>>

beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin', { firstName: 'Petra', lastName: 'Novak' })
})
afterAll(() => app.close())

function read(query = '', path = '/api/v1/audit') {
  return app.ask('GET', path + query, { token: admin.token })
}
function rename(token: string, firstName: string) {
  return app.ask('PUT', '/api/v1/users/profile', { token, body: { firstName, lastName: 'Byron' } })
}

describe('GET /audit', () => {
  test('says who did what to whom, with values before and after, when, from where and in which request', async () => {
    const actor = await createActor(app)
    const answer = await rename(actor.token, 'Grace')
    const { body } = await read(`?userId=${actor.id}`)
    expect(body.meta).toEqual({ total: 1, totalPages: 1, page: 1, limit: 25 })
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        actorId: actor.id,
        actorName: 'Grace Byron',
        keyName: null,
        action: 'profile.updated',
        target: `user:${actor.id}`,
        targetName: 'Grace Byron',
        hotel: null,
        changes: [{ field: 'firstName', before: 'Ada', after: 'Grace' }],
        address: '127.0.0.1',
        requestId: answer.headers.get('x-request-id'),
      },
    ])
  })

  test('can be filtered by action, words and days, and is paged, newest first', async () => {
    const actor = await createActor(app, 'hotel', { firstName: 'Zdenka' })
    for (const name of ['Zdenka A', 'Zdenka B', 'Zdenka C']) await rename(actor.token, name)
    await app.ask('DELETE', '/api/v1/users/sessions', { token: actor.token })
    const total = async (query: string) => (await read(query)).body.meta.total
    expect(await total('?search=zdenka')).toBe(4)
    expect(await total('?search=zdenka%20byron')).toBe(4)
    expect(await total('?search=%25')).toBe(0)
    expect(await total('?search=zdenka&action=session.ended-others')).toBe(1)
    expect(await total(`?search=user:${actor.id}`)).toBe(4)
    const today = utcDay(new Date())
    expect(await total(`?search=zdenka&fromOn=${today}&untilOn=${today}`)).toBe(4)
    expect(await total('?search=zdenka&untilOn=2020-01-01')).toBe(0)
    const last = await read('?search=zdenka&page=2&limit=3')
    expect(last.body.meta).toMatchObject({ total: 4, totalPages: 2 })
    expect(last.body.data).toMatchObject([{ changes: [{ before: 'Zdenka', after: 'Zdenka A' }] }])
  })

  test.each(['page=0', 'limit=1000', 'fromOn=yesterday', 'userId=me', 'colour=red'])(
    'refuses %s',
    async (query) => {
      expect((await read(`?${query}`)).status).toBe(400)
    },
  )

  test('keeps the entries of a deleted account, without a name', async () => {
    const actor = await createActor(app)
    await rename(actor.token, 'Gone')
    await app.sql`DELETE FROM users WHERE id = ${actor.id}`
    const { body } = await read(`?userId=${actor.id}`)
    expect(body.data).toMatchObject([{ actorId: actor.id, actorName: null, targetName: null }])
  })

  test('names the hotel of room types, rates, calendars and feeds', async () => {
    const testHotel = await openTestHotel(app, 1)
    const rows = ['hotel', 'rates', 'calendar'].map((kind) => `${kind}:${testHotel.hotel.id}`)
    for (const target of [
      ...rows,
      `room-type:${testHotel.type.id}`,
      'room-type:0d000000-0000-4000-8000-00000000ffff',
    ]) {
      await app.sql`INSERT INTO audit_log (action, target) VALUES ('named.once', ${target})`
    }
    const hotel = { id: testHotel.hotel.id, name: testHotel.hotel.name }
    const { data } = (await read('?action=named.once')).body
    expect(data).toMatchObject([
      { targetName: null, hotel: null },
      { targetName: testHotel.type.name, hotel },
      ...rows.map(() => ({ targetName: testHotel.hotel.name, hotel })),
    ])
  })

  test('knows every kind of action', async () => {
    await rename((await createActor(app)).token, 'Once')
    const { body } = await read('', '/api/v1/audit/actions')
    expect(body.data).toContain('profile.updated')
    expect(new Set(body.data).size).toBe(body.data.length)
  })
})

describe('GET /audit/export', () => {
  test('is the list as CSV, safe to open in a spreadsheet', async () => {
    const actor = await createActor(app, 'hotel', { firstName: '=HYPERLINK("x")' })
    await rename(actor.token, '=1+1')
    const { body } = await read(`?userId=${actor.id}`, '/api/v1/audit/export')
    expect(body.data.filename).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    const [row] = parse(body.data.csv, { columns: true, bom: true })
    expect(row).toMatchObject({
      Actor: "'=1+1 Byron",
      Action: 'profile.updated',
      Changes: 'firstName: =HYPERLINK("x") → =1+1',
    })
  })
})

describe('the audit log', () => {
  test('contains no secret after everything an account can do', async () => {
    const actor = await createActor(app)
    const { token } = actor
    const secrets = [testPassword, token, 'larks in the evening', 'larks at noon today']
    const ask = (path: string, body: object) => app.ask('POST', `/api/v1${path}`, { token, body })
    const { secret } = (await ask('/users/mfa/setup', { password: testPassword })).body.data
    secrets.push(secret)
    const [currentPassword, newPassword] = [testPassword, 'larks in the evening']
    await ask('/users/change-password', { currentPassword, newPassword })
    await mailTo(app, actor.email)
    await ask('/auth/forgot-password', { email: actor.email })
    const reset = tokenIn(await mailTo(app, actor.email, 2))
    await ask('/auth/reset-password', { token: reset, password: 'larks at noon today' })
    secrets.push(reset, (await signIn(app, actor.email, 'larks at noon today')).body.data.token)
    const rows = await app.sql`SELECT a::text AS text FROM audit_entries a WHERE actor_id = ${actor.id}`
    const text = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(1)
    expect(secrets.filter((one) => text.includes(one))).toEqual([])
  })

  test('cannot be changed in any mode by the role that owns it, superuser or not', async () => {
    const { plain, role } = await openAsPlainRole()
    await plain`INSERT INTO audit_log (action, target) VALUES ('test', 'nothing')`
    const changes = [
      "UPDATE audit_log SET action = ''",
      "UPDATE audit_log SET after = '{}'",
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ]
    for (const change of changes) {
      await expect(plain.unsafe(change)).rejects.toThrow('permission denied')
      await expect(inReplica(change)).rejects.toThrow('audit_log is append-only')
    }
    expect(await plain`SELECT action FROM audit_log`).toEqual([{ action: 'test' }])
    const rights = await plain`
      SELECT has_any_column_privilege(${role}, 'audit_log', 'UPDATE') AS update,
             has_table_privilege(${role}, 'audit_log', 'DELETE') AS delete,
             has_table_privilege(${role}, 'audit_log', 'TRUNCATE') AS truncate`
    expect(rights).toEqual([{ update: false, delete: false, truncate: false }])
  })

  test('keeps personal data separate, and removes it only with that person', async () => {
    const { plain } = await openAsPlainRole()
    await writeAs(plain, 'user', ada, { firstName: 'Grace' })
    expect(await plain`SELECT after, address FROM audit_log`).toEqual([
      { after: { firstName: '[erased]' }, address: null },
    ])
    const told = [{ after: { firstName: 'Grace' }, address: '192.0.2.7' }]
    expect(await plain`SELECT after, address FROM audit_entries`).toEqual(told)
    await rename((await createActor(app)).token, 'Grace')
    const changes = [
      `INSERT INTO audit_particulars VALUES (1, 'before', '${ada}', '{}')`,
      "UPDATE audit_particulars SET value = '{}'",
      'DELETE FROM audit_particulars',
      'TRUNCATE audit_particulars',
    ]
    for (const change of changes) {
      await expect(plain.unsafe(change)).rejects.toThrow(/permission denied|belong to the audit log/)
      await expect(inReplica(change)).rejects.toThrow(/belong to the audit log|append-only/)
    }
    expect(await plain`SELECT after, address FROM audit_entries`).toEqual(told)
    await plain`UPDATE users SET erased_at = now()`
    await plain`DELETE FROM audit_particulars WHERE account_id = ${ada}`
    const gone = [{ after: { firstName: '[erased]' }, address: null }]
    expect(await plain`SELECT after, address FROM audit_entries`).toEqual(gone)
  })

  test('shows older entries, in which personal data was not separate, unchanged', async () => {
    const { plain, url } = await openAsPlainRole('0024')
    await writeAs(plain, 'user', ada, { firstName: 'Grace' })
    await writeAs(plain, 'hotel', ada, { contactEmail: 'desk@inn.test', name: 'Inn' })
    const written = () => plain`SELECT * FROM audit_log ORDER BY id`
    const before = await written()
    expect(await migrateDatabase(url)).not.toHaveLength(0)
    expect(await plain`SELECT * FROM audit_entries ORDER BY id`).toEqual(
      before.map((entry) => ({ ...entry, key_id: null })),
    )
    expect(JSON.stringify(await written())).not.toMatch(/Grace|192\.0\.2/)
  })
})

const ada = '11111111-1111-4111-8111-111111111111'

/** Opens a separate database, migrated and used by a role that has only the rights of an owner. */
async function openAsPlainRole(before?: string) {
  const role = `auditor_${randomUUID().slice(0, 8)}`
  const cluster = new URL(inject('postgresUrl'))
  const root = postgres(cluster.href, { max: 1, onnotice: () => {} })
  await root.unsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'x'`)
  await root.unsafe(`CREATE DATABASE ${role} OWNER ${role}`)
  const url = Object.assign(new URL(cluster), { username: role, password: 'x', pathname: `/${role}` }).href
  await migrateDatabase(url, before)
  const plain = postgres(url, { max: 1, onnotice: () => {} })
  onTestFinished(async () => {
    await plain.end()
    await root.unsafe(`DROP DATABASE ${role} WITH (FORCE)`)
    await root.unsafe(`DROP ROLE ${role}`)
    await root.end()
  })
  await plain`INSERT INTO users (id, email, user_type, password_hash) VALUES (${ada}, 'ada@test.test', 'hotel', 'x')`
  return { plain, role, url }
}

async function writeAs(sql: postgres.Sql, noun: string, id: string, after: Record<string, string>) {
  await sql`
    INSERT INTO audit_log (action, target, actor_id, after, address)
    VALUES ('test', ${`${noun}:${id}`}, ${id}, ${sql.json(after)}, '192.0.2.7')`
}

/** Runs a change as a superuser in the mode in which ordinary triggers do not fire. */
function inReplica(change: string) {
  return connectAsSuperuser(app.databaseUrl).begin(async (sql) => {
    await sql`SET LOCAL session_replication_role = replica`
    await sql.unsafe(change)
  })
}
