import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { send } from '../client.ts'
import { missingForPrevious } from '../previous-version.ts'
import type { Scenario } from '../scenario.ts'
import { makeBooking } from '../shop.ts'

export const fourServers: Scenario = {
  name: 'four-servers',
  about: 'four servers at once, with the same attempts sent to all of them',
  servers: 4,
  bookers: 16,
  async inflict({ servers, shop, load, isQuick, fail, over }) {
    for (let round = 0; round < (isQuick ? 10 : 60); round += 1) {
      const key = randomUUID()
      const body = makeBooking(shop.large, {
        checkInOn: shop.day(50 + (round % 20)),
        name: key,
        isReferred: true,
      })
      const path = `/api/v1/hotels/${shop.large.hotelId}/bookings`
      const answers = await Promise.all(
        servers.map(({ url }) => send(url, { method: 'POST', path, token: shop.token, key, body })),
      )
      const ids = new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.body.data.id))
      const [id] = ids
      if (ids.size !== 1 || id === undefined) fail(`one attempt at four servers made ${ids.size} bookings`)
      else load.acknowledged.bookings.set(id, key)
    }
    over()
  },
}

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  about: 'servers of the version before are replaced one by one, on one database and under load',
  previous: true,
  missing: missingForPrevious,
  async inflict({ servers, sql, load, isQuick, addServer, fail, note, over }) {
    const [migrations] = await sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM migrations`
    const old = [...servers]
    // The first new server migrates the database while the old ones go on.
    await addServer()
    const [now] = await sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM migrations`
    note(`${now.count - migrations.count} migrations ran while old servers worked`)
    await delay(isQuick ? 1000 : 4000)
    for (const server of old) {
      const code = await server.stop()
      if (code !== 0) fail(`an old server that was asked to stop exited with ${code}`)
      await server.start()
      await delay(isQuick ? 200 : 1000)
    }
    note(`no booking was confirmed for at most ${Math.round(load.longestGapMs())} ms`)
    over()
  },
}
