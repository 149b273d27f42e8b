import type { RatePlanInput } from '@roomlark/contract/inventory/rates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'

export function roomTypeInput(changes: Partial<RoomTypeInput> = {}): RoomTypeInput {
  return {
    name: 'Double',
    description: 'Two windows to the sea.',
    beds: [{ kind: 'double', count: 1 }],
    maxAdults: 2,
    maxChildren: 2,
    sizeSqm: 24,
    basePriceCents: 10_000,
    floorCents: null,
    includedAdults: 2,
    extraAdultCents: 2500,
    childBands: [],
    ...changes,
  }
}

export function planInput(changes: Partial<RatePlanInput> = {}): RatePlanInput {
  return {
    name: 'Flexible',
    mealPlan: 'room-only',
    percent: 0,
    perAdultCents: 0,
    cancellationPolicy: null,
    minStay: null,
    maxStay: null,
    sellFromOn: null,
    sellUntilOn: null,
    isActive: true,
    ...changes,
  }
}
