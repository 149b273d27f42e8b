import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'

export const minibarLimits = { quantity: 20, items: 50 } as const

const quantity = say('Use 1 to {most}', { most: minibarLimits.quantity })

/** An extra of the minibar as those see it who clean rooms: without its price. */
const MinibarItem = z.object({ id: Id, name: z.string() })
export type MinibarItem = z.infer<typeof MinibarItem>

export const MinibarCount = z.strictObject({
  items: z
    .array(
      z.strictObject({
        extraId: Id,
        quantity: z.int(quantity).check(z.gte(1, quantity), z.lte(minibarLimits.quantity, quantity)),
      }),
    )
    .check(
      z.minLength(1, say('Count at least one thing')),
      z.maxLength(minibarLimits.items, say('Count at most {most} things', { most: minibarLimits.items })),
    ),
})
export type MinibarCount = z.infer<typeof MinibarCount>

const shared = { access: ['hotel', 'admin'], permission: 'clean-rooms', launch: ['bookings'] } as const

export const minibar = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/minibar',
    summary: 'What is in the minibars of a hotel, by name',
    params: z.strictObject({ hotelId: Id }),
    response: z.array(MinibarItem),
  }),
  charge: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/rooms/:roomId/minibar',
    summary: 'Charge what is missing from a minibar to the guests of the room, or to those who left it today',
    idempotent: true,
    params: z.strictObject({ hotelId: Id, roomId: Id }),
    body: MinibarCount,
    response: z.object({ roomNumber: z.string() }),
  }),
}
