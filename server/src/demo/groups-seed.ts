import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { createGroup } from '../bookings/bookings/group/groups.service.ts'
import { pickUpRoom } from '../bookings/bookings/group/pick-up.service.ts'
import { getCalendar } from '../inventory/calendar/calendar.service.ts'
import { getRates } from '../inventory/rates/rates.service.ts'
import type { DemoContext } from './demo-context.ts'
import { deriveHotelId } from './hotels.ts'

/** All rooms of this hotel are free, because it has had no guests. */
const hotelId = deriveHotelId('Gasthof Zur Linde')
const timeZone = 'Europe/Berlin'

/** One group in a few weeks, two of whose three rooms are booked. */
export async function seedGroups(ctx: DemoContext): Promise<void> {
  const arriveOn = addDays(dateIn(timeZone, ctx.clock()), 38)
  const departOn = addDays(arriveOn, 3)
  const { roomTypes } = await getCalendar(ctx, hotelId, { fromOn: arriveOn, untilOn: addDays(departOn, -1) })
  const [plan] = (await getRates(ctx, hotelId)).plans
  const [type] = roomTypes
  if (!plan || !type) throw new Error('the hotel of the group has rooms and rates')
  const nightly = Math.min(...type.nights.map(({ priceCents }) => priceCents))
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
      address: 'Hafenstrasse 3',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
      buyerReference: '',
      email: 'rechnung@brandt.example',
    },
    ratePlanId: plan.id,
    arriveOn,
    departOn,
    cutOffAt: toInstant(addDays(arriveOn, -14), '18:00', timeZone).toISOString(),
    blocks: [{ roomTypeId: type.id, priceCents: Math.round(nightly * 0.9), rooms: [3, 3, 3] }],
  })
  for (const [name, nights] of [['Silke Brandt', 3] as const, ['Jonas Weber', 2] as const]) {
    const pick = {
      roomTypeId: type.id,
      guest: { name, language: 'de' },
      notes: '',
      specialRequests: '',
      adults: 1,
      childAges: [],
      checkInOn: arriveOn,
      checkOutOn: addDays(arriveOn, nights),
      mailGuest: false,
    }
    await pickUpRoom(ctx, group.id, pick, randomUUID())
  }
}
