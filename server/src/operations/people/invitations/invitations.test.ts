import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createUser } from '../../../../test/factories.ts'
import { jobsDone, mailTo, tokenIn } from '../../../../test/mail.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await createActor(app, 'admin', { firstName: 'Petra', lastName: 'Novak' })).token
})
afterAll(() => app.close())

const send = (text: string, dryRun = false, more: object = {}) =>
  app.ask('POST', '/api/v1/users/invitations', {
    token,
    body: { text, userType: 'affiliate', language: 'de', dryRun, ...more },
  })
const find = async (email: string) => {
  const { body } = await app.ask('GET', `/api/v1/users/invitations?search=${encodeURIComponent(email)}`, {
    token,
  })
  return body.data[0]
}
const accept = (email: string, more: object = {}, count = 1) =>
  mailTo(app, email, count).then((mail) =>
    app.ask('POST', '/api/v1/auth/accept-invitation', {
      body: { token: tokenIn(mail), password: 'larksong at seven', acceptsTerms: true, ...more },
    }),
  )

describe('POST /users/invitations', () => {
  test('says of each line what becomes of it, and invites nobody on a dry run', async () => {
    const known = await createUser(app, 'hotel')
    const text = [
      'email;first name;type',
      'one@many.test;Ada;hotel',
      '',
      'ONE@many.test;Ada;hotel',
      `${known.email};Bo;`,
      'no address;Cy;',
      'two@many.test;;admin',
    ].join('\n')
    const { body } = await send(text, true)
    expect(body.data.lines).toMatchObject([
      { line: 2, email: 'one@many.test', outcome: 'new' },
      { line: 4, email: 'one@many.test', outcome: 'repeated' },
      { line: 5, email: known.email, outcome: 'registered' },
      { line: 6, email: 'no address', outcome: 'refused', reason: 'This is not an email address' },
      { line: 7, email: 'two@many.test', outcome: 'refused', reason: 'The type is hotel or affiliate' },
    ])
    expect(body.data.counts).toEqual({ new: 1, repeated: 1, registered: 1, refused: 2, invited: 0 })
    expect(await find('one@many.test')).toBeUndefined()
    expect((await send(text)).body.data.counts.new).toBe(1)
    expect((await send(text)).body.data.counts).toMatchObject({ new: 0, invited: 1 })
  })

  test('an invited person is followed from the email to the account, and says a name that was not known', async () => {
    const email = 'follow@many.test'
    await send(email)
    const mail = await mailTo(app, email)
    expect(mail.subject).toBe('Sie sind zu Roomlark eingeladen')
    await jobsDone(app)
    expect(await find(email)).toMatchObject({
      state: 'sent',
      userType: 'affiliate',
      invitedBy: 'Petra Novak',
    })
    await app.ask('POST', '/api/v1/auth/invitation', { body: { token: tokenIn(mail) } })
    expect((await find(email)).state).toBe('opened')
    const nameless = await accept(email)
    expect(nameless).toMatchObject({ status: 400, body: { fields: { firstName: 'Enter your name' } } })
    const accepted = await accept(email, { firstName: 'Ada', lastName: 'Byron' })
    expect(accepted.body.data.user.profile).toMatchObject({ firstName: 'Ada', language: 'de' })
    expect(await find(email)).toMatchObject({ state: 'registered', name: 'Ada Byron' })
  })

  test('two administrators with the same list invite everybody once', async () => {
    const text = Array.from({ length: 20 }, (_, n) => `race-${n}@many.test`).join('\n')
    const [one, other] = await Promise.all([send(text), send(text)])
    expect(one.body.data.counts.new + other.body.data.counts.new).toBe(20)
    await jobsDone(app)
    expect(app.sent.filter(({ to }) => to.startsWith('race-'))).toHaveLength(20)
  })

  test('refuses more than 500 addresses, and whoever is not an administrator', async () => {
    const many = Array.from({ length: 501 }, (_, n) => `m${n}@many.test`).join(',')
    expect((await send(many, true)).status).toBe(400)
    const hotel = await createActor(app, 'hotel')
    const answer = await app.ask('GET', '/api/v1/users/invitations', { token: hotel.token })
    expect(answer.status).toBe(403)
  })
})

test('POST /users/invitations/repeat sends what has expired again, and nothing else', async () => {
  const email = 'late@many.test'
  await send(email)
  await mailTo(app, email)
  await jobsDone(app)
  await app.sql`
    WITH late AS (UPDATE users SET invited_at = invited_at - interval '8 days' WHERE email = ${email} RETURNING id)
    UPDATE mailed_tokens SET expires_at = expires_at - interval '8 days' WHERE user_id IN (SELECT id FROM late)`
  expect((await find(email)).state).toBe('expired')
  const again = await app.ask('POST', '/api/v1/users/invitations/repeat', { token })
  expect(again.body.data).toEqual({ sent: 1, left: 0 })
  await mailTo(app, email, 2)
  await jobsDone(app)
  expect((await find(email)).state).toBe('sent')
  expect((await accept(email, { firstName: 'Lee', lastName: 'Late' }, 2)).status).toBe(200)
})
