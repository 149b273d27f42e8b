import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiBase } from '@roomlark/contract/api'
import { channel } from '@roomlark/contract/bookings/channel'
import { expect, test } from 'vitest'
import { createKey } from './api-keys.ts'
import { startTestAppForTest } from './app.ts'
import { openTestHotel } from './test-hotel.ts'

const page = join(import.meta.dirname, '../../docs/api/channel.md')

type Example = { method: string; path: string; body: string | undefined; answer: unknown }

/** A call is a block of its own; a block of JSON after it is its answer. */
function examplesIn(text: string): Example[] {
  const blocks = [...text.matchAll(/^```(http|json)\n([\s\S]*?)^```/gm)]
  return blocks.flatMap(([, language, content = ''], index) => {
    if (language !== 'http') return []
    const [line = '', ...body] = content.trim().split('\n')
    const [method = '', path = ''] = line.split(' ')
    const after = blocks[index + 1]
    const answer = after?.[1] === 'json' ? JSON.parse(after[2] ?? '') : undefined
    return [{ method, path, body: body.length > 0 ? body.join('\n') : undefined, answer }]
  })
}

/** Returns what was answered, with … where the page has it. */
function abridged(shown: unknown, answered: unknown): unknown {
  if (shown === '…') return '…'
  if (Array.isArray(shown) && Array.isArray(answered)) {
    const isOpen = shown.at(-1) === '…'
    const compared = isOpen ? answered.slice(0, shown.length - 1) : answered
    return [...compared.map((one, index) => abridged(shown[index], one)), ...(isOpen ? ['…'] : [])]
  }
  if (typeof shown !== 'object' || shown === null || typeof answered !== 'object' || answered === null) {
    return answered
  }
  const part = new Map(Object.entries(shown))
  return Object.fromEntries(
    Object.entries(answered).map(([name, value]) => [name, abridged(part.get(name), value)]),
  )
}

test('every call of docs/api/channel.md works as it stands and answers what the page says', async () => {
  // The page shows the number of the first message.
  const app = await startTestAppForTest({ own: true })
  app.advance(Date.parse('2026-06-10T12:00:00Z') - Date.now())
  const testHotel = await openTestHotel(app, 5, {
    hotel: { name: 'Villa Marenne' },
    type: { basePriceCents: 14_500 },
  })
  const key = await createKey(app, testHotel.owner.id, {
    scopes: ['channel:change'],
    hotelIds: [testHotel.hotel.id],
  })
  const values = new Map([
    ['hotelId', testHotel.hotel.id],
    ['roomTypeId', testHotel.type.id],
    ['ratePlanId', testHotel.plan.id],
  ])
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, name) => values.get(name) ?? all)

  const examples = examplesIn(await readFile(page, 'utf8'))
  for (const { method, path, body, answer } of examples) {
    if (path.endsWith('/messages')) {
      const [booking] = await app.sql<{ id: string }[]>`SELECT id FROM bookings`
      await testHotel.data(
        testHotel.transition(booking?.id ?? '', 'cancelled', {
          cancelledBy: 'hotel',
          reason: 'Water damage',
        }),
      )
    }
    const answered = await app.ask(method, filled(path), { token: key, body: body && filled(body) })
    expect([path, answered.body]).toMatchObject([path, { success: true }])
    const { data } = answered.body
    if (answer !== undefined) expect([path, abridged(answer, data)]).toEqual([path, answer])
    if (path.endsWith('/connections')) values.set('id', data.id)
  }

  // Each call of the channel is on the page.
  const shown = examples.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  for (const endpoint of Object.values(channel).filter((one) => one !== channel.connections)) {
    const path = apiBase + endpoint.path.replace(':id', '{id}').replace(':reservationId', 'SL-20417')
    expect(shown).toContain(`${endpoint.method} ${path}`)
  }
})
