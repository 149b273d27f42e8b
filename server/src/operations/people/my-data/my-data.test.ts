import { exportFilePath } from '@roomlark/contract/operations/my-data'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { hotelInput } from '../../../../test/hotel-input.ts'
import { mailTo } from '../../../../test/mail.ts'
import { openEarningHotel, settleCommission } from '../../../../test/settled-money.ts'
import { waitFor } from '../../../../test/wait.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function ask(token: string) {
  return app.ask('POST', '/api/v1/users/data/exports', { token })
}
function read(token: string) {
  return app.ask('GET', '/api/v1/users/data', { token })
}
async function ready(token: string): Promise<string> {
  return waitFor('the export', async () => {
    const [newest] = (await read(token)).body.data.exports
    return newest?.readyAt ? newest.id : undefined
  })
}
function download(token: string | null, id: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return fetch(`${app.url}/api/v1${exportFilePath(id)}`, { headers })
}

describe('POST /users/data/exports', () => {
  test('packs everything about its owner as JSON and CSV, without secrets, and emails the link', async () => {
    const actor = await createActor(app, 'hotel', { firstName: '=Ada' })
    await app.ask('POST', '/api/v1/hotels', { token: actor.token, body: hotelInput({ name: 'Lark Inn' }) })
    const preferences = [{ event: 'feed-failing', inApp: true, mail: 'digest' }]
    const body = { preferences }
    await app.ask('PUT', '/api/v1/notifications/preferences', { token: actor.token, body })
    await app.sql`
      INSERT INTO notifications (user_id, event, params, link, occasion, at, in_app, mail)
      VALUES (${actor.id}, 'feed-failing', '{"calendar": "Channel", "fault": {"kind": "connection-failed", "params": {"code": "gone"}}}', '/hotels', 'once', now(), true, 'off')`
    expect((await ask(actor.token)).status).toBe(200)
    const file = await download(actor.token, await ready(actor.token))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        ...['README.txt', 'profile.json', 'profile.csv', 'hotels.json', 'activity.csv'],
        ...['notifications.json', 'notification-preferences.csv'],
      ]),
    )
    expect(JSON.parse(text('profile.json'))).toMatchObject([{ email: actor.email, first_name: '=Ada' }])
    expect(text('profile.csv')).toContain(`"'=Ada"`)
    expect(text('hotels.csv')).toContain('Lark Inn')
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(),
    ).not.toMatch(/argon2|token_hash|password_hash/)
    expect((await mailTo(app, actor.email)).text).toContain('/profile?tab=data')
  })

  test('has the money of hotels and of affiliates, each only their own, without account numbers', async () => {
    const { hotel, affiliate, payable } = await openEarningHotel(app)
    await settleCommission(app, payable.id)
    const archives = await Promise.all(
      [hotel.owner, affiliate].map(async ({ token }) => {
        await ask(token)
        const file = await download(token, await ready(token))
        return unzipSync(new Uint8Array(await file.arrayBuffer()))
      }),
    )
    // The archive has no file for a table without rows.
    const rows = (archive: (typeof archives)[number] | undefined, name: string) => {
      const file = archive?.[`${name}.json`]
      return file ? JSON.parse(strFromU8(file)) : []
    }
    const [ofHotel, ofAffiliate] = archives
    expect(rows(ofHotel, 'hotel-statements')).toMatchObject([{ number: 'HS-2026-00001' }])
    expect(rows(ofHotel, 'hotel-payments')).toMatchObject([{ statement: 'HS-2026-00001', kind: 'payment' }])
    expect(rows(ofHotel, 'payouts')).toEqual([])
    expect(rows(ofAffiliate, 'payouts')).toMatchObject([{ number: 'ST-2026-00001', state: 'paid' }])
    expect(rows(ofAffiliate, 'hotel-statements')).toEqual([])
    expect(rows(ofAffiliate, 'payout-details')).toMatchObject([{ kind: 'iban', account: '•••• 2207' }])
    expect(strFromU8(ofAffiliate?.['payout-details.json'] ?? new Uint8Array())).not.toContain('sealed')
    const kinds = (archive: (typeof archives)[number] | undefined) =>
      new Set(
        rows(archive, 'ledger-entries').map(({ account }: { account: string }) => account.split('-')[0]),
      )
    expect([kinds(ofHotel), kinds(ofAffiliate)]).toEqual([new Set(['hotel']), new Set(['affiliate'])])
    for (const archive of archives) expect(rows(archive, 'commissions')).toHaveLength(3)
  })

  test('is only for its owner, and gone after seven days', async () => {
    const actor = await createActor(app)
    const stranger = await createActor(app)
    await ask(actor.token)
    const id = await ready(actor.token)
    expect((await download(stranger.token, id)).status).toBe(404)
    expect((await download(null, id)).status).toBe(401)
    expect((await download(actor.token, 'mine')).status).toBe(404)
    await app.sql`UPDATE data_exports SET expires_at = now() - interval '1 second' WHERE id = ${id}`
    expect((await download(actor.token, id)).status).toBe(404)
    expect((await read(actor.token)).body.data.exports).toEqual([])
  })

  test('is prepared once for two concurrent requests, and only a few times a day', async () => {
    const actor = await createActor(app)
    await app.sql`INSERT INTO data_exports (user_id, asked_at, expires_at) VALUES (${actor.id}, now(), now() + interval '1 day')`
    expect((await ask(actor.token)).status).toBe(409)
    await app.sql`DELETE FROM data_exports WHERE user_id = ${actor.id}`
    const answers = await Promise.all([ask(actor.token), ask(actor.token)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    const more = await Promise.all([ask(actor.token), ask(actor.token), ask(actor.token)])
    expect(more.map(({ status }) => status)).toContain(429)
  })
})
