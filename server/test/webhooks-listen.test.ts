import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createWebhookSender } from '../src/adapters/webhook-sender.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { waitUntil } from './wait.ts'

const script = join(import.meta.dirname, '../../scripts/webhooks-listen.mjs')
const makeSecret = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`

test('npm run webhooks:listen accepts and prints what was signed with the secret, and says what was not', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [script, makeSecret('right'), String(port)])
  onTestFinished(() => void child.kill())
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await waitUntil('the listener', () => said.includes(`http://127.0.0.1:${port}/`))
  const { send } = createWebhookSender({ allowPrivate: true })
  const call = (id: string, secrets: string[]) =>
    send(`http://127.0.0.1:${port}/`, { id, at: new Date(), body: '{"type":"webhook.test"}', secrets })
  expect((await call('one', [makeSecret('right')])).status).toBe(204)
  expect((await call('two', [makeSecret('other'), makeSecret('right')])).status).toBe(204)
  expect((await call('three', [makeSecret('other')])).status).toBe(401)
  await waitUntil('all three', () => said.includes('three'))
  expect(said).toContain('signed one {"type":"webhook.test"}\nsigned two ')
  expect(said).toContain('NOT SIGNED with this secret three ')
}, 90_000)
