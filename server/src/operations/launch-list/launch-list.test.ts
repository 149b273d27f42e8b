import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createUser } from '../../../test/factories.ts'
import { jobsDone, mailTo, tokenIn } from '../../../test/mail.ts'
import { sweepLaunchList } from './launch-list.service.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await createActor(app, 'admin')).token
})
afterAll(() => app.close())
beforeEach(() => app.sql`DELETE FROM launch_waiters`)

const post = (path: string, body: object, asAdmin = false) =>
  app.ask('POST', `/api/v1/launch-list${path}`, { body, ...(asAdmin && { token }) })
const join = (email: string, userType = 'hotel', language = 'en') => post('', { email, userType, language })
const setDoor = (hotelRegistration: string) =>
  app.ask('PUT', '/api/v1/platform/switches', { token, body: { hotelRegistration } })
async function wait(email: string, userType = 'hotel') {
  await join(email, userType)
  const link = tokenIn(await mailTo(app, email))
  await post('/confirm', { token: link })
  return link
}
const read = (query = '') => app.ask('GET', `/api/v1/launch-list${query}`, { token })

test('whoever confirms the address waits, in the order of confirming, until the first are invited', async () => {
  expect((await join('unconfirmed@list.test')).status).toBe(200)
  await wait('first@list.test')
  await wait('second@list.test')
  await wait('partner@list.test', 'affiliate')
  const list = await read('?userType=hotel')
  expect(list.body.data.map(({ email }: { email: string }) => email)).toEqual([
    'first@list.test',
    'second@list.test',
  ])
  expect(list.body.meta).toMatchObject({ total: 2, countsByType: { hotel: 2, affiliate: 1 } })
  const file = await app.ask('GET', '/api/v1/launch-list/export', { token })
  expect(file.body.data.csv).toContain('"partner@list.test","affiliate","en",')

  const invited = await post('/invitations', { userType: 'hotel', count: 1 }, true)
  expect(invited.body.data).toEqual({ invited: 1, left: 1 })
  expect((await mailTo(app, 'first@list.test', 2)).subject).toBe('You are invited to Roomlark')
  expect((await read()).body.meta.total).toBe(2)
})

test('the link takes somebody off the list, and what is not confirmed is forgotten after two days', async () => {
  const link = await wait('leaves@list.test')
  expect((await post('/leave', { token: link })).status).toBe(200)
  expect((await post('/leave', { token: link })).status).toBe(200)
  expect((await post('/confirm', { token: link })).body.code).toBe('invalid_token')
  await wait('stays@list.test')
  await join('late@list.test')
  await app.sql`UPDATE launch_waiters SET asked_at = asked_at - interval '49 hours'`
  await sweepLaunchList({ ...app.services, sql: app.pool })
  const left = await app.sql`SELECT email FROM launch_waiters`
  expect(left.map(({ email }) => email)).toEqual(['stays@list.test'])
})

test('an address with an account hears of it by email only, and is not invited again', async () => {
  const user = await createUser(app, 'hotel')
  expect((await join(user.email)).body).toEqual((await join('nobody@list.test')).body)
  const mail = await mailTo(app, user.email)
  expect(mail.text).not.toContain('launch-list')
  await app.sql`UPDATE launch_waiters SET confirmed_at = now() WHERE email = ${user.email}`
  await jobsDone(app)
  const { body } = await post('/invitations', { userType: 'hotel', count: 5 }, true)
  expect(body.data).toEqual({ invited: 0, left: 0 })
})

test('nobody waits where registration is open, and only administrators read the list', async () => {
  await setDoor('open')
  const answer = await join('early@list.test')
  await setDoor('closed')
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const hotel = await createActor(app, 'hotel')
  expect((await app.ask('GET', '/api/v1/launch-list', { token: hotel.token })).status).toBe(403)
})
