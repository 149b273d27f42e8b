import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jpeg } from '../../../test/pictures.ts'
import { storedNames } from '../../../test/uploads.ts'
import { waitUntil } from '../../../test/wait.ts'
import { sweepImages } from '../../platform/images/image-files.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function send(token: string, files: (Buffer | string)[], field = 'image') {
  const form = new FormData()
  for (const bytes of files) form.append(field, new Blob([bytes]), 'me.jpg')
  const response = await fetch(`${app.url}/api/v1/users/profile/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

function readPicture(body: { data: { profile: { profileImageUrl: string } } }): string {
  return body.data.profile.profileImageUrl
}

describe('POST /users/profile/picture', () => {
  test('shows the picture to its owner and in the header, and replaces the previous one with its files', async () => {
    const actor = await createActor(app)
    const first = await send(actor.token, [await jpeg(40, 30)])
    expect(first.status).toBe(200)
    const shown = await fetch(app.url + readPicture(first.body))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

    const second = await send(actor.token, [await jpeg(30, 40)])
    expect(readPicture(second.body)).not.toBe(readPicture(first.body))
    const profile = await app.ask('GET', '/api/v1/users/profile', { token: actor.token })
    expect(readPicture(profile.body)).toBe(readPicture(second.body))
    await waitUntil(
      'the old files to go',
      async () => (await fetch(app.url + readPicture(first.body))).status === 404,
    )
  })

  test('refuses other files, none, two together and another field, and keeps the picture', async () => {
    const actor = await createActor(app)
    const kept = readPicture((await send(actor.token, [await jpeg(40, 30)])).body)
    const before = await storedNames(app)
    expect(await send(actor.token, ['GIF89a nonsense'])).toMatchObject({
      status: 415,
      body: { message: '“me.jpg” is not a JPEG, PNG or WebP picture.' },
    })
    expect(await send(actor.token, [])).toMatchObject({ status: 400 })
    expect(await send(actor.token, [await jpeg(40, 30), await jpeg(40, 30)])).toMatchObject({
      status: 400,
      body: { message: 'Send one picture at a time.' },
    })
    expect(await send(actor.token, [await jpeg(40, 30)], 'images')).toMatchObject({ status: 400 })
    const profile = await app.ask('GET', '/api/v1/users/profile', { token: actor.token })
    expect(readPicture(profile.body)).toBe(kept)
    expect(await storedNames(app)).toEqual(before)
  })

  test('survives the sweep of unused pictures', async () => {
    const actor = await createActor(app)
    const url = readPicture((await send(actor.token, [await jpeg(40, 30)])).body)
    const later = () => new Date(Date.now() + 48 * 60 * 60 * 1000)
    await sweepImages({ ...app.services, sql: app.pool, clock: later })
    expect((await fetch(app.url + url)).status).toBe(200)
  })
})

describe('DELETE /users/profile/picture', () => {
  test('removes the picture, even twice', async () => {
    const actor = await createActor(app)
    const url = readPicture((await send(actor.token, [await jpeg(40, 30)])).body)
    for (const _ of [1, 2]) {
      const answer = await app.ask('DELETE', '/api/v1/users/profile/picture', { token: actor.token })
      expect([answer.status, readPicture(answer.body)]).toEqual([200, null])
    }
    await waitUntil('the files to go', async () => (await fetch(app.url + url)).status === 404)
  })
})
