import { join } from 'node:path'
import { unknownOperator } from '@roomlark/contract/platform/operator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
afterAll(() => app.close())

const read = async (path: string) => {
  const { status, body } = await app.ask('GET', path)
  return { status, html: String(body) }
}

test('says what Roomlark is and how to reach support before anything is entered', async () => {
  const { status, html } = await read('/about')
  expect(status).toBe(200)
  expect(html).toContain('<title>Who runs Roomlark · Roomlark</title>')
  expect(html).toContain('mailto:support@roomlark.example')
  expect(html).not.toContain('Represented by')
})

test('shows what an administrator entered in the language of the reader, and leaves out what is empty', async () => {
  const { token } = await createActor(app, 'admin')
  const put = (body: object) => app.ask('PUT', '/api/v1/platform/operator', { token, body })
  const entered = {
    ...unknownOperator,
    name: 'Roomlark <AB>',
    address: 'Kungsgatan 12\nStockholm',
    phone: '+46 8 555 010 20',
  }
  const refused = await put({ ...entered, email: 'nobody', phone: 'call me' })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields)).toEqual(['email', 'phone'])
  expect((await put(entered)).body.data).toEqual(entered)
  await app.ask('PUT', '/api/v1/platform/switches', { token, body: { guestSite: 'closed' } })

  const { status, html } = await read('/about?lang=de')
  expect(status).toBe(200)
  expect(html).toContain('Roomlark &lt;AB&gt;')
  expect(html).toContain('href="tel:+46855501020"')
  expect(html).toContain('Anschrift')
  expect(html).not.toContain('Vertreten durch')
  expect((await read('/terms-of-service')).html).toContain('href="/about"')
})

test('nobody but an administrator may change it', async () => {
  const { token } = await createActor(app, 'hotel')
  const answer = await app.ask('PUT', '/api/v1/platform/operator', { token, body: unknownOperator })
  expect(answer.status).toBe(403)
})
