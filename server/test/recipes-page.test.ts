import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createWebhookSender } from '../src/adapters/webhook-sender.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { createKey } from './api-keys.ts'
import { startTestApp, type TestApp } from './app.ts'
import { addClosedStatement } from './closed-statements.ts'
import { createActor } from './factories.ts'
import { openPastHotel } from './past-bookings.ts'
import { openTestHotel, type TestHotel } from './test-hotel.ts'
import { waitUntil } from './wait.ts'
import { sendDueWebhooks } from './webhook-sending.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const page = await readFile(join(root, 'docs/api/recipes.md'), 'utf8')

let app: TestApp
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webhooks: createWebhookSender({ allowPrivate: true }) })
  testHotel = await openTestHotel(app)
})
afterAll(() => app.close())

/** Writes the program of a recipe to a file, with a key of the scopes that the page names for it. */
async function recipe(title: string, ownerId: string) {
  const [, code] = new RegExp(`^## ${title}\n[^#]*?^\`\`\`ts\n([\\s\\S]*?)^\`\`\``, 'm').exec(page) ?? []
  const row = page.split('\n').find((line) => line.startsWith(`| [${title}]`)) ?? ''
  const scopes = [...row.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, scope]) => scope as KeyScope)
  // It lies within the package, so that its import is the one that readers write.
  const file = join(root, `client/recipe-${crypto.randomUUID()}.scratch.ts`)
  await writeFile(file, code ?? expect.fail(`no program under "${title}"`))
  onTestFinished(() => rm(file))
  const key = await createKey(app, ownerId, { scopes })
  return { file, env: { ...process.env, ROOMLARK_URL: app.url, ROOMLARK_KEY: key } }
}

async function readLines(title: string, ownerId: string): Promise<string[]> {
  const { file, env } = await recipe(title, ownerId)
  const { stdout } = await run(process.execPath, [file], { env })
  return stdout.trim().split('\n')
}

describe('docs/api/recipes.md', () => {
  test('sets rates and availability', async () => {
    expect(await readLines('Set rates and availability', testHotel.owner.id)).toEqual([
      '7 nights changed',
      `${testHotel.type.name}: 18900 EUR, 2 left each night`,
    ])
  })

  test('takes a reservation and cancels it', async () => {
    expect(await readLines('Take a reservation', testHotel.owner.id)).toEqual([
      'confirmed: 30000 EUR, as quoted: true',
      expect.stringMatching(/^cancelled, fee: \d+$/),
    ])
  })

  test('follows bookings by webhooks, each event once', async () => {
    const { file, env } = await recipe('Follow bookings', testHotel.owner.id)
    const port = await freePort()
    const { secret } = await testHotel.data(
      testHotel.ask('POST', '/api/v1/webhooks', {
        name: 'PMS',
        url: `http://127.0.0.1:${port}/`,
        topics: ['booking'],
      }),
    )
    const program = execFile(process.execPath, [file], {
      env: { ...env, ROOMLARK_SECRET: secret, PORT: String(port) },
    })
    onTestFinished(() => void program.kill())
    let printed = ''
    program.stdout?.on('data', (text: string) => {
      printed += text
    })
    const prints = (words: string) => waitUntil(`"${words}"`, () => printed.includes(words))
    await prints('Listening')

    const booking = await testHotel.book()
    await sendDueWebhooks(app)
    await prints('booking.created: Hana Nakamura, confirmed\n')
    const { body } = await testHotel.ask('GET', '/api/v1/webhooks/deliveries')
    await testHotel.data(testHotel.ask('POST', `/api/v1/webhooks/deliveries/${body.data[0].id}/redeliver`))
    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    await sendDueWebhooks(app)
    await prints('booking.cancelled: Hana Nakamura, cancelled\n')
    expect(printed.split('\n')).toHaveLength(4)
  })

  test('reads closed statements with their lines', async () => {
    const owner = await createActor(app, 'hotel')
    const affiliate = await createActor(app, 'affiliate')
    const hotel = await openPastHotel(app, owner.token)
    const nightCents = [10_000, 24_500]
    const { number } = await addClosedStatement(app, hotel, {
      affiliateId: affiliate.id,
      month: '2026-06-01',
      nightCents,
    })
    expect(await readLines('Read statements for accounting', owner.id)).toEqual([
      expect.stringMatching(`^${number}: 3450 EUR for 2026-06, due on 2026-07-\\d\\d$`),
      '1. 10 % of 10000: 1000',
      '2. 10 % of 24500: 2450',
    ])
  })
})
