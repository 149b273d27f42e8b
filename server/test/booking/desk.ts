import { randomUUID } from 'node:crypto'
import { addDays, daysBetween } from '@roomlark/contract/dates'
import postgres from 'postgres'
import { onTestFinished } from 'vitest'
import type { Answer, TestApp } from '../app.ts'
import type { TestHotel } from '../test-hotel.ts'

/** `first` counts days from today. */
export type Wish = { first: number; nights: number; rooms: number }

/** Sells rooms: either the product itself, or a naive version that shows what the tests can detect. */
export type Desk = {
  book(wish: Wish): Promise<string | undefined>
  move(id: string, wish: Wish): Promise<boolean>
  /** Counts the rooms sold beyond capacity, over all nights. */
  oversold(): Promise<number>
}

/** Sells over HTTP, and retries with the same key when asked to come back later. */
export function realDesk(app: TestApp, testHotel: TestHotel): Desk {
  const dates = (wish: Wish) => ({
    checkInOn: testHotel.day(wish.first),
    checkOutOn: testHotel.day(wish.first + wish.nights),
  })
  return {
    async book(wish) {
      const key = randomUUID()
      const rooms = [{ roomTypeId: testHotel.type.id, quantity: wish.rooms }]
      const answer = await patiently(() => testHotel.tryBook({ ...dates(wish), rooms, adults: 1, key }))
      return wonOrLost(answer) ? answer.body.data.id : undefined
    },
    async move(id, wish) {
      return wonOrLost(await patiently(() => testHotel.changeStay(id, { ...dates(wish), version: 1 })))
    },
    async oversold() {
      const [row] = await app.sql<{ rooms: number }[]>`
        SELECT coalesce(sum(greatest(0, sold.rooms - t.units)), 0)::integer AS rooms
        FROM (
          SELECT s.room_type_id, n.night, count(*) AS rooms
          FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id
          WHERE n.taken GROUP BY s.room_type_id, n.night
        ) sold JOIN room_types t ON t.id = sold.room_type_id`
      return row?.rooms ?? 0
    },
  }
}

/** Asks again as long as the server says that it is too busy. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100))
  }
}

function wonOrLost({ status, body }: Answer): boolean {
  if (status !== 200 && status !== 409) throw new Error(`${status} ${JSON.stringify(body)}`)
  return status === 200
}

const clerks = 20

/** Checks for room and then sells it in one transaction, which is what everybody writes first. */
export async function naiveDesk(app: TestApp, testHotel: TestHotel, units: number): Promise<Desk> {
  const sql = postgres(app.databaseUrl, { max: clerks, onnotice: () => {} })
  onTestFinished(() => sql.end())
  const table = sql(`naive_${randomUUID().replaceAll('-', '')}`)
  await sql`CREATE TABLE ${table} (id uuid, night date, rooms integer)`
  const together = meeting()

  async function sell(id: string, wish: Wish): Promise<boolean> {
    const from = testHotel.day(wish.first)
    const until = addDays(from, wish.nights - 1)
    const leave = together.come()
    const work = sql.begin(async (tx) => {
      const full = await tx`
        SELECT 1 FROM ${table} WHERE night BETWEEN ${from} AND ${until} AND id <> ${id}
        GROUP BY night HAVING sum(rooms) + ${wish.rooms} > ${units}`
      await together.everybodyHasLooked()
      if (full.length > 0) return false
      await tx`DELETE FROM ${table} WHERE id = ${id}`
      await tx`
        INSERT INTO ${table}
        SELECT ${id}, ${from}::date + night, ${wish.rooms}
        FROM generate_series(0, ${daysBetween(from, until)}::integer) AS night`
      return true
    })
    return work.finally(leave)
  }
  return {
    async book(wish) {
      const id = randomUUID()
      return (await sell(id, wish)) ? id : undefined
    },
    move: sell,
    async oversold() {
      const [row] = await sql<{ rooms: number }[]>`
        SELECT coalesce(sum(greatest(0, rooms - ${units})), 0)::integer AS rooms
        FROM (SELECT sum(rooms) AS rooms FROM ${table} GROUP BY night) AS nights`
      return row?.rooms ?? 0
    },
  }
}

/** Makes requests that start together also check together, so that a race happens even on a slow machine. */
function meeting() {
  let present = 0
  let looking: (() => void)[] = []
  const goWhenAllLook = () => {
    if (looking.length < Math.min(present, clerks)) return
    for (const go of looking) go()
    looking = []
  }
  return {
    come() {
      present += 1
      return () => {
        present -= 1
        goWhenAllLook()
      }
    },
    async everybodyHasLooked() {
      const all = Promise.withResolvers<void>()
      looking.push(all.resolve)
      goWhenAllLook()
      await all.promise
    },
  }
}
