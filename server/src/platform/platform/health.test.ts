import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { connectAsSuperuser } from '../../../test/database.ts'
import { owner } from '../../db/embedded/owner.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'
import type { Health } from './health.routes.ts'

let app: TestApp
let healthy: Health

beforeAll(async () => {
  app = await startTestApp()
  healthy = { ...app.health }
})
afterAll(() => app.close())
beforeEach(() => {
  Object.assign(app.health, healthy)
})

describe('GET /health/live', () => {
  test('is 200 as long as the process answers, with or without a database', async () => {
    app.health.ping = () => Promise.reject(new Error('connection refused'))
    const answer = await app.ask('GET', '/health/live')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ status: 'live' })
  })
})

describe('GET /health/ready', () => {
  test('is 200 with a database, 503 without one or with one that does not answer, and 200 again', async () => {
    expect(await app.ask('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })

    for (const fault of [() => Promise.reject(new Error('refused')), () => new Promise<void>(() => {})]) {
      app.health.ping = fault
      const answer = await app.ask('GET', '/health/ready')
      expect(answer).toMatchObject({ status: 503, body: { status: 'no database' } })
      expect(answer.headers.get('retry-after')).toBe('2')
    }

    app.health.ping = healthy.ping
    expect((await app.ask('GET', '/health/ready')).status).toBe(200)
  })

  test('is 503 until every write was allowed once, and names the one that was refused in the log', async () => {
    const other = await startTestAppForTest()
    const admin = connectAsSuperuser(other.databaseUrl)
    await admin`REVOKE UPDATE ON ledger_transactions FROM ${admin(owner)}`
    const refused = await other.ask('GET', '/health/ready')
    expect(refused).toMatchObject({ status: 503, body: { status: 'writes refused' } })
    expect(other.logs.join()).toContain('permission denied for table ledger_transactions')
    const { findings } = await examineDatabase({ sql: other.pool })
    expect(findings.filter(({ faults }) => faults > 0)).toMatchObject([{ name: 'writes-allowed' }])

    await admin`GRANT UPDATE ON ledger_transactions TO ${admin(owner)}`
    await admin`REVOKE INSERT ON hotels FROM ${admin(owner)}`
    expect((await other.ask('GET', '/health/ready')).status).toBe(503)
    await admin`GRANT INSERT ON hotels TO ${admin(owner)}`
    expect((await other.ask('GET', '/health/ready')).status).toBe(200)
  })

  test('is 503 while the server drains, when it is still live', async () => {
    app.health.draining = true
    expect(await app.ask('GET', '/health/ready')).toMatchObject({ status: 503, body: { status: 'draining' } })
    expect((await app.ask('GET', '/health/live')).status).toBe(200)
  })
})
