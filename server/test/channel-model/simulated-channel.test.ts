import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { countRuns } from '../property-runs.ts'
import { channelActs } from './channel-acts.ts'
import { hotelActs, type Pick } from './hotel-acts.ts'
import { expectAgreement, expectCopy, expectSoldOut, newWorld, type World } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const acts = { ...hotelActs, ...channelActs }
const names = Object.entries(acts).flatMap(([name, { weight }]) => Array<string>(weight).fill(name))

/** An act, and the numbers by which it is decided. */
type Done = [name: string, draws: readonly number[]]
const someAct: fc.Arbitrary<Done> = fc.tuple(
  fc.constantFrom(...names),
  fc.array(fc.nat(9999), { minLength: 10, maxLength: 10 }),
)
/** Everything in one round happens at once. */
const someRounds = fc.array(fc.array(someAct, { minLength: 6, maxLength: 14, size: 'max' }), {
  minLength: 3,
  maxLength: 5,
  size: 'max',
})

async function perform(world: World, [name, draws]: Done): Promise<void> {
  let drawn = 0
  const pick: Pick = (limit) => (limit === 0 ? 0 : (draws[drawn++ % draws.length] ?? 0) % limit)
  world.log.push(`${name} ${draws.join(' ')}`)
  await acts[name]?.act(world, pick)
}

const runs = countRuns(2)
/** A busy machine gets fewer runs done. */
const limitMs = 40_000

describe('a channel that sells from its own copy', () => {
  test('and the hotel agree at every quiet moment, and nothing is sold twice', async () => {
    const property = fc.asyncProperty(someRounds, async (rounds) => {
      const world = await newWorld(app)
      for (const round of rounds) {
        world.log.push('round')
        const done = await Promise.allSettled(round.map((act) => perform(world, act)))
        for (const one of done) if (one.status === 'rejected') throw one.reason
        await expectAgreement(world)
      }
      await expectSoldOut(world)
    })
    // Rounds are races, so a smaller one that fails as well says little. The report names the seed.
    await fc.assert(property, { numRuns: runs, endOnFailure: true, interruptAfterTimeLimit: limitMs })
  })
})

/** A change that is committed after the channel has read, which the rule of the cursor is about. */
async function lateChange(world: World): Promise<void> {
  await settleMapping(world)
  await perform(world, ['takeLong', [0]])
  await world.channel.pull()
  await expectCopy(world)
}

/** While transactions from before the mapping run, all nights are named, which would hide one that is forgotten. */
async function settleMapping({ channel }: World): Promise<void> {
  while ((await channel.pull()) > 0);
}

describe('the simulation', () => {
  test('is content with the feed', async () => {
    await lateChange(await newWorld(app))
  })

  test('notices a position that forgets the transactions still running', async () => {
    const world = await newWorld(app, async (ask, cursor) => {
      const answer = await ask(cursor)
      await app.sql`UPDATE outbox_positions SET position = pg_current_snapshot() WHERE consumer = 'channels'`
      return answer
    })
    // A trigger, because the server moves its position meanwhile too.
    await app.sql.unsafe(`
      CREATE FUNCTION forget_running() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.position := format('%1$s:%1$s:', pg_snapshot_xmax(NEW.position))::pg_snapshot;
        RETURN NEW;
      END $$;
      CREATE TRIGGER forget_running BEFORE UPDATE ON outbox_positions FOR EACH ROW EXECUTE FUNCTION forget_running()`)
    onTestFinished(async () => {
      await app.sql.unsafe('DROP FUNCTION forget_running CASCADE')
    })
    await expect(lateChange(world)).rejects.toThrow(/toEqual|deeply equal/)
  })

  test('notices a change that is not noted', async () => {
    const world = await newWorld(app)
    await settleMapping(world)
    await world.testHotel.data(world.testHotel.edit({ closed: true }))
    await app.sql`UPDATE outbox_positions SET position = pg_current_snapshot() WHERE consumer = 'channels'`
    await world.channel.pull()
    await expect(expectCopy(world)).rejects.toThrow(/toEqual|deeply equal/)
  })

  test('notices a reservation that is booked twice', async () => {
    const world = await newWorld(app)
    const wish = { code: 'DBL', checkInOn: world.testHotel.day(10), nights: 1, rooms: 1, adults: 1 }
    const sold = world.channel.sell(wish)
    if (sold) await world.channel.deliver(sold)
    await expectAgreement(world)
    await app.sql`DELETE FROM channel_reservations WHERE reservation_id = ${sold?.id ?? ''}`
    if (sold) await world.channel.deliver(sold)
    await expect(expectAgreement(world)).rejects.toThrow(/length/)
  })
})
