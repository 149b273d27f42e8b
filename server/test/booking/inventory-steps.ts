import { addDays, nightsOf } from '@roomlark/contract/dates'
import type { Step, World } from './world.ts'

export async function close({ testHotel, model, pick, someType }: World): Promise<Step> {
  const [type, fromOn, closed] = [someType(), testHotel.day(pick(10)), pick(3) === 0]
  const untilOn = addDays(fromOn, pick(2))
  const answer = await testHotel.edit({ closed }, { roomTypeIds: [type], fromOn, untilOn })
  for (const night of nightsOf(fromOn, addDays(untilOn, 1))) {
    if (closed) model.closed.add(`${type} ${night}`)
    else model.closed.delete(`${type} ${night}`)
  }
  return { name: `${closed ? 'close' : 'open'} ${fromOn} to ${untilOn}`, expected: 200, answer }
}

/** More or fewer rooms; one that is given to a stay to come cannot go. */
export async function resize(world: World): Promise<Step> {
  const { testHotel, model, pick, someType } = world
  const [type, units, today] = [someType(), 1 + pick(4), testHotel.today()]
  const going = (world.roomIds.get(type) ?? []).slice(units)
  const needed = [...model.taking(), ...model.blocks].some(
    ({ roomId, nights }) => roomId && going.includes(roomId) && [...nights].some((night) => night >= today),
  )
  const allowed = !needed && model.allows(type, units, today)
  const answer = await world.putNumbers(type, units)
  if (answer.status === 200) world.setRooms(type, answer.body.data.rooms)
  return { name: `${units} rooms`, expected: allowed ? 200 : 409, answer }
}

export async function limit({ testHotel, model, pick, someType }: World): Promise<Step> {
  const [type, night, capacity] = [someType(), testHotel.day(pick(8)), pick(4)]
  const allowed = model.sold(type, night) <= Math.min(model.inOrder(type, night), capacity)
  const answer = await testHotel.edit({ capacity }, { roomTypeIds: [type], fromOn: night, untilOn: night })
  if (answer.status === 200) model.capacity.set(`${type} ${night}`, capacity)
  return { name: `sell ${capacity} on ${night}`, expected: allowed ? 200 : 409, answer }
}

/** A room goes out of order, unless somebody has it or its type is sold out. */
export async function blockRoom(world: World): Promise<Step> {
  const { testHotel, model, pick, someType } = world
  const type = someType()
  const ids = world.roomIds.get(type) ?? []
  const roomId = ids[pick(ids.length)] ?? ''
  const fromOn = testHotel.day(pick(6))
  const untilOn = addDays(fromOn, 1 + pick(3))
  const nights = nightsOf(fromOn, untilOn)
  const isFull = nights.some(
    (night) =>
      model.sold(type, night) >
      Math.min(model.inOrder(type, night) - 1, model.capacity.get(`${type} ${night}`) ?? Infinity),
  )
  const expected = isFull || model.isTaken(roomId, nights, []) ? 409 : 200
  const answer = await testHotel.ask('POST', `${testHotel.base}/room-blocks`, {
    ...{ roomId, fromOn, untilOn, reason: 'The shower leaks' },
  })
  if (answer.status === 200) {
    model.blocks.push({ id: answer.body.data.id, type, roomId, nights: new Set(nights) })
  }
  return { name: `block ${fromOn} to ${untilOn}`, expected, answer }
}

/** From today on; what is over stays as it was. */
export async function endBlock({ testHotel, model, pick }: World): Promise<Step | undefined> {
  const block = model.blocks[pick(model.blocks.length)]
  if (!block) return undefined
  const answer = await testHotel.ask('DELETE', `${testHotel.base}/room-blocks/${block.id}`)
  if (answer.status === 200) {
    block.nights = new Set([...block.nights].filter((night) => night < testHotel.today()))
    if (block.nights.size === 0) model.blocks.splice(model.blocks.indexOf(block), 1)
  }
  return { name: `end block`, expected: 200, answer }
}
