import { addDays, utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function day(offset: number, at: TestApp = app): string {
  return addDays(utcDay(at.services.clock()), offset)
}
function publish(token: string, document: string, changes: object = {}, at: TestApp = app) {
  const body = { summary: 'Shorter', body: '## One\n\nText', effectiveOn: day(31, at), ...changes }
  return at.ask('POST', `/api/v1/legal/${document}`, { token, body })
}
async function read(document: string, at: TestApp = app) {
  return (await at.ask('GET', `/api/v1/legal/${document}`)).body.data
}

describe('a legal text', () => {
  test('starts with the version that is part of the product', async () => {
    const { inForce, announced, versions } = await read('cookies')
    expect(inForce).toMatchObject({ version: 1, body: null })
    expect(announced).toBeNull()
    expect(versions).toHaveLength(1)
  })

  test('a new version is announced immediately and takes effect after its notice', async () => {
    const own = await startTestAppForTest()
    const admin = await createActor(own, 'admin')
    const answer = await publish(admin.token, 'terms', { summary: 'Payouts are weekly' }, own)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ document: 'terms', version: 2 })
    expect((await own.ask('GET', '/api/v1/legal')).body.data).toMatchObject([
      { document: 'terms', version: 2, summary: 'Payouts are weekly' },
    ])
    expect(await read('terms', own)).toMatchObject({ inForce: { version: 1 }, announced: { version: 2 } })
    const [entry] = await own.sql`SELECT action, target, after FROM audit_log WHERE actor_id = ${admin.id}`
    expect(entry).toMatchObject({ action: 'legal.published', target: 'legal:terms', after: { version: 2 } })

    own.advance(30 * 86_400_000)
    expect((await read('terms', own)).inForce.version).toBe(1)
    own.advance(86_400_000)
    expect(await read('terms', own)).toMatchObject({ inForce: { version: 2, body: '## One\n\nText' } })
    expect((await own.ask('GET', '/api/v1/legal')).body.data).toEqual([])
    expect(await read('privacy', own)).toMatchObject({ inForce: { version: 1 } })
  })

  test.each([
    [{ summary: ' ' }, 'summary'],
    [{ body: '' }, 'body'],
    [{ body: 'x'.repeat(60_001) }, 'body'],
    [{ effectiveOn: 'soon' }, 'effectiveOn'],
    [{ effectiveOn: '2020-01-01' }, 'effectiveOn'],
  ])('refuses %j', async (changes, field) => {
    const admin = await createActor(app, 'admin')
    const answer = await publish(admin.token, 'privacy', changes)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('refuses less than 30 days’ notice, and an unknown text', async () => {
    const admin = await createActor(app, 'admin')
    const answer = await publish(admin.token, 'privacy', { effectiveOn: day(30) })
    expect(answer.status).toBe(400)
    expect(answer.body.fields.effectiveOn).toContain('30 days')
    expect((await publish(admin.token, 'breakfast')).status).toBe(400)
    expect((await read('privacy')).versions).toHaveLength(1)
  })

  test('the database refuses it too, and nothing published can be changed', async () => {
    const admin = await createActor(app, 'admin')
    await publish(admin.token, 'privacy')
    await expect(app.sql`UPDATE legal_versions SET body = 'other'`).rejects.toThrow('append-only')
    await expect(app.sql`DELETE FROM legal_versions`).rejects.toThrow('append-only')
    await expect(app.sql`
      INSERT INTO legal_versions (document, version, summary, body, published_at, published_by, effective_at)
      VALUES ('privacy', 9, 's', 'b', now(), ${admin.id}, now() + interval '29 days')`).rejects.toThrow(
      'legal_versions_notice',
    )
  })

  test('two concurrent publications follow each other, or one is refused', async () => {
    const admins = await Promise.all([1, 2].map(() => createActor(app, 'admin')))
    const answers = await Promise.all(admins.map(({ token }) => publish(token, 'cookies')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const later = await publish(admins[0]?.token ?? '', 'cookies', { effectiveOn: day(40) })
    expect(later.body.data.version).toBe(3)
    const { announced, versions } = await read('cookies')
    expect(announced.version).toBe(2)
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  })
})
