import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { createGroup } from '../bookings/bookings/group/groups.service.ts'
import { pickUpRoom } from '../bookings/bookings/group/pick-up.service.ts'
import type { SignedInContext } from '../context.ts'
import { getCalendar } from '../inventory/calendar/calendar.service.ts'
import { getRates } from '../inventory/rates/rates.service.ts'
import { getBookableHotel } from '../inventory/rooms/nights/bookable-hotel.service.ts'
import { selectPricedHotels } from './folios.queries.ts'
import { insertMark } from './seed.queries.ts'

const guests = ['Silke Brandt', 'Jonas Weber', 'Amira Haddad', 'Piet de Vries', 'Lena Kowalska']

/** One group in a few weeks, about half of whose rooms are booked. */
export async function seedGroups(ctx: SignedInContext): Promise<void> {
  // Marked first: rooms that were booked twice would stay.
  if (!(await insertMark(ctx.sql, 'demo.groups'))) return
  const quiet = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  const found: Choice[] = []
  for (const { id } of await selectPricedHotels(ctx.sql, ctx.actor.userId)) {
    found.push(...(await freeTypes(ctx, id)))
  }
  const [best] = found.toSorted((a, b) => b.rooms - a.rooms)
  if (best && best.rooms >= 4) await addGroup(quiet, best)
}

type Choice = { hotelId: string; timeZone: string; id: string; rooms: number; nightly: number } & Dates
type Dates = { arriveOn: string; departOn: string }

/** How many rooms of each type are free on all nights, and what the cheapest of these costs. */
async function freeTypes(ctx: SignedInContext, hotelId: string): Promise<Choice[]> {
  const { timeZone } = await getBookableHotel(ctx, ctx.sql, hotelId)
  const today = dateIn(timeZone, ctx.clock())
  const [arriveOn, departOn] = [addDays(today, 38), addDays(today, 41)]
  const { roomTypes } = await getCalendar(ctx, hotelId, { fromOn: arriveOn, untilOn: addDays(departOn, -1) })
  return roomTypes.map(({ id, nights }) => ({
    hotelId,
    timeZone,
    id,
    arriveOn,
    departOn,
    rooms: Math.min(...nights.map(roomsLeft)),
    nightly: Math.min(...nights.map(({ priceCents }) => priceCents)),
  }))
}

async function addGroup(ctx: SignedInContext, best: Choice): Promise<void> {
  const { hotelId, timeZone, arriveOn, departOn } = best
  const { plans } = await getRates(ctx, hotelId)
  const [plan] = plans
  if (!plan) return
  const rooms = Math.min(best.rooms - 1, 8)
  const group = await createGroup(ctx, hotelId, {
    name: 'Brandt & Weber wedding',
    contactName: 'Silke Brandt',
    contactEmail: 'silke@brandt.example',
    contactPhone: '+49 40 555 0188',
    notes: 'Dinner for 30 on the second evening.',
    billing: 'room',
    payer: {
      name: '',
      company: 'Brandt Architekten GmbH',
      vatId: 'DE 811 569 869',
      language: 'de',
      address: 'Hafenstrasse 3\n20457 Hamburg\nGermany',
      email: 'rechnung@brandt.example',
    },
    ratePlanId: plan.id,
    arriveOn,
    departOn,
    cutOffAt: toInstant(addDays(arriveOn, -14), '18:00', timeZone).toISOString(),
    blocks: [
      { roomTypeId: best.id, priceCents: Math.round(best.nightly * 0.9), rooms: [rooms, rooms, rooms] },
    ],
  })
  for (const [index, name] of guests.slice(0, Math.ceil(rooms / 2)).entries()) {
    const pick = {
      roomTypeId: best.id,
      guest: { name, language: 'de' },
      notes: '',
      specialRequests: '',
      adults: 1,
      childAges: [],
      checkInOn: arriveOn,
      mailGuest: false,
      checkOutOn: index === 1 ? addDays(departOn, -1) : departOn,
    }
    await pickUpRoom(ctx, group.id, pick, randomUUID())
  }
}
