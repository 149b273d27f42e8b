import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function read(token: string) {
  return app.ask('GET', '/api/v1/users/profile', { token })
}
function write(token: string, body: object) {
  return app.ask('PUT', '/api/v1/users/profile', { token, body })
}

describe('GET /users/profile', () => {
  test('returns the account of the token, without any trace of its password', async () => {
    const actor = await createActor(app, 'admin', { firstName: 'Petra', lastName: 'Novak' })
    await createActor(app, 'admin')
    const answer = await read(actor.token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: actor.id,
        userType: 'admin',
        email: actor.email,
        emailVerified: true,
        mfaEnabled: true,
        membership: null,
        profile: {
          firstName: 'Petra',
          lastName: 'Novak',
          companyName: null,
          phone: null,
          profileImageUrl: null,
          language: null,
          locale: 'en-US',
          timeZone: null,
        },
      },
    })
  })
})

describe('PUT /users/profile', () => {
  test('replaces the profile, and returns what is stored', async () => {
    const actor = await createActor(app)
    const bystander = await createActor(app)
    const body = { firstName: ' Zoë ', lastName: 'Łark', companyName: 'Villa Marenne', phone: '+47 22 00' }
    const answer = await write(actor.token, body)
    expect(answer.status).toBe(200)
    expect(answer.body.data.profile).toEqual({
      ...body,
      firstName: 'Zoë',
      profileImageUrl: null,
      language: null,
      locale: 'en-US',
      timeZone: null,
    })
    expect((await read(actor.token)).body).toEqual({ success: true, data: answer.body.data })
    expect((await read(bystander.token)).body.data.profile.firstName).toBe('Ada')

    const emptied = await write(actor.token, { firstName: 'Zoë', lastName: 'Łark', companyName: '' })
    expect(emptied.body.data.profile).toMatchObject({ companyName: null, phone: null })
  })

  test('stores language, formats and time zone, and leaves them unchanged if they are not given', async () => {
    const actor = await createActor(app)
    const names = { firstName: 'Ada', lastName: 'Byron' }
    const chosen = { language: 'it', locale: 'de-DE', timeZone: 'Europe/Rome' }
    const set = await write(actor.token, { ...names, ...chosen })
    expect(set.body.data.profile).toMatchObject(chosen)
    const left = await write(actor.token, names)
    expect(left.body.data.profile).toMatchObject(chosen)
    const cleared = await write(actor.token, { ...names, timeZone: null })
    expect(cleared.body.data.profile).toMatchObject({ locale: 'de-DE', timeZone: null })
    const wrong = await write(actor.token, { ...names, locale: 'tlh', timeZone: 'Mars/Olympus' })
    expect(wrong.status).toBe(400)
    // The account is told in the language that it has chosen.
    expect(wrong.body.fields).toEqual({
      locale: 'Scelga uno dei formati',
      timeZone: 'Scelga un fuso orario',
    })
  })

  test('records what was changed, and nothing if nothing was', async () => {
    const actor = await createActor(app)
    const body = { firstName: 'Ada', lastName: 'Lovelace' }
    await write(actor.token, body)
    await write(actor.token, body)
    const rows =
      await app.sql`SELECT action, target, before, after FROM audit_entries WHERE actor_id = ${actor.id}`
    expect(rows).toEqual([
      {
        action: 'profile.updated',
        target: `user:${actor.id}`,
        before: { lastName: 'Byron' },
        after: { lastName: 'Lovelace' },
      },
    ])
  })

  test('reports missing or too long fields with the messages of the form', async () => {
    const actor = await createActor(app)
    const answer = await write(actor.token, {
      firstName: '',
      lastName: ' ',
      companyName: 'x'.repeat(121),
      phone: 'x'.repeat(41),
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      companyName: 'Use at most 120 characters',
      phone: 'Use at most 40 characters',
    })
  })

  test.each(['email', 'userType', 'emailVerified', 'id', 'profileImageUrl'])(
    'does not let anyone set %s',
    async (field) => {
      const actor = await createActor(app)
      const answer = await write(actor.token, { firstName: 'Ada', lastName: 'Byron', [field]: 'admin' })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual([field])
    },
  )
})
