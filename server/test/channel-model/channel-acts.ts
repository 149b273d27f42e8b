import type { Pick } from './hotel-acts.ts'
import { fates, type Sold } from './simulated-channel.ts'
import type { World } from './world.ts'

type Act = (world: World, pick: Pick) => Promise<unknown>

const someFate = (pick: Pick) => fates[pick(fates.length)] ?? 'fine'

/** Stays that a guest might like, the best first. */
function someWishes({ testHotel, channel }: World, pick: Pick) {
  const codes = [...new Set([...channel.copy.keys()].map((key) => key.slice(0, 3)))]
  const code = codes[pick(codes.length)] ?? ''
  const [first, nights, rooms, adults] = [pick(6), 1 + pick(3), 1 + pick(2), 1 + pick(2)]
  return [0, 1, 2, 3, 4, 5].map((shift) => ({
    code,
    nights,
    adults,
    checkInOn: testHotel.day(10 + ((first + shift) % 6)),
    // There is one suite.
    rooms: code === 'DBL' ? rooms : 1,
  }))
}

function someSold({ channel }: World, pick: Pick): Sold | undefined {
  const open = channel.sold.filter(({ message }) => message.status === 'booked')
  return open[pick(open.length)]
}

const sell: Act = async (world, pick) => {
  const wish = someWishes(world, pick).find((one) => world.channel.offers(one))
  const sold = wish && world.channel.sell(wish)
  if (sold) await world.channel.deliver(sold, someFate(pick))
}

const modify: Act = async (world, pick) => {
  const sold = someSold(world, pick)
  if (sold && someWishes(world, pick).some((wish) => world.channel.modify(sold, wish))) {
    await world.channel.deliver(sold, someFate(pick))
  }
}

const cancel: Act = async (world, pick) => {
  const sold = someSold(world, pick)
  if (!sold) return
  world.channel.cancel(sold)
  await world.channel.deliver(sold, someFate(pick))
}

/** Sends something once more although nobody asked for it. */
const repeat: Act = async ({ channel }, pick) => {
  const sold = channel.sold[pick(channel.sold.length)]
  if (sold) await channel.deliver(sold, someFate(pick))
}

export const channelActs: Record<string, { weight: number; act: Act }> = {
  sell: { weight: 8, act: sell },
  modify: { weight: 3, act: modify },
  cancelOwn: { weight: 2, act: cancel },
  repeat: { weight: 2, act: repeat },
  deliverLate: { weight: 2, act: ({ channel }) => channel.deliverLate() },
  pull: { weight: 5, act: ({ channel }, pick) => channel.pull(pick(4) === 0) },
  hear: { weight: 1, act: ({ channel }, pick) => channel.hear(someFate(pick)) },
}
