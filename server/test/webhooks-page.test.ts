import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { webhookPausesMs } from '@roomlark/contract/operations/webhook-events'
import { describe, expect, test } from 'vitest'
import { createWebhookSender } from '../src/adapters/webhook-sender.ts'
import { startTestAppForTest } from './app.ts'
import { openTestHotel } from './test-hotel.ts'
import { startReceiver } from './webhook-receiver.ts'
import { sendDueWebhooks } from './webhook-sending.ts'

const run = promisify(execFile)
const page = await readFile(join(import.meta.dirname, '../../docs/api/webhooks.md'), 'utf8')

describe('docs/api/webhooks.md', () => {
  test('shows how to verify a call, and what each event carries', async () => {
    const app = await startTestAppForTest({ webhooks: createWebhookSender({ allowPrivate: true }) })
    const receiver = await startReceiver()
    try {
      const testHotel = await openTestHotel(app)
      const { secret } = await testHotel.data(
        testHotel.ask('POST', '/api/v1/webhooks', {
          name: 'PMS',
          url: receiver.url,
          topics: ['booking', 'availability'],
        }),
      )
      await testHotel.book()
      await sendDueWebhooks(app)

      const events = await Promise.all(
        receiver.received.map(({ headers, body }) => verified({ headers, body, secret })),
      )
      expect(events.map(({ type }) => type).toSorted()).toEqual(['availability.changed', 'booking.created'])
      for (const { type, data } of events) expect([type, Object.keys(data)]).toEqual([type, readFields(type)])
    } finally {
      receiver.close()
    }
  })

  test('names the pauses between tries', () => {
    const hours = webhookPausesMs.filter((ms) => ms >= 3_600_000).map((ms) => ms / 3_600_000)
    const words = `and ${hours.slice(0, -1).join(', ')} and ${hours.at(-1)} hours`
    expect(page).toContain(`after 5 seconds, 5 minutes, 30 minutes, ${words}`)
    expect(webhookPausesMs.slice(0, 4)).toEqual([0, 5000, 300_000, 1_800_000])
  })
})

type Call = { headers: object; body: string; secret: string }

/** Runs the code of the page on a call as it came. */
async function verified(call: Call): Promise<{ type: string; data: object }> {
  const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(page) ?? []
  // It lies within the server's tests, so that its import is the one that readers write.
  const file = join(import.meta.dirname, `webhooks-page-${crypto.randomUUID()}.scratch.ts`)
  const { body, headers, secret } = call
  const given = `const body = ${JSON.stringify(body)}\nconst headers = ${JSON.stringify(headers)}\n`
  await writeFile(file, `${given}${code}\nconsole.log(JSON.stringify(event))\n`)
  try {
    const env = { ...process.env, ROOMLARK_SECRET: secret }
    return JSON.parse((await run(process.execPath, [file], { env })).stdout)
  } finally {
    await rm(file)
  }
}

/** The fields that the table of events names for a type. */
function readFields(type: string): string[] {
  const [group = '', name = ''] = type.split('.')
  const rows = page.split('\n').filter((line) => line.startsWith(`| \`${group}.`))
  const [, types = '', , data = ''] =
    rows.find((line) => line.includes(`.${name}\``))?.split('|') ?? expect.fail(`${type} is not on the page`)
  expect(types).toContain(group)
  return [...data.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, field = '']) => field)
}
