import type { Tape } from '@roomlark/contract/front-desk'

type Nights = { checkInOn: string; checkOutOn: string }

/** Everything besides stays that takes a room of a type: imported calendars and rooms out of order. */
export function blocksOf({ blocks, roomBlocks }: Tape, roomTypeId: string): Nights[] {
  return [
    ...blocks.filter((block) => block.roomTypeId === roomTypeId),
    ...roomBlocks
      .filter((block) => block.roomTypeId === roomTypeId)
      .map(({ fromOn, untilOn }) => ({ checkInOn: fromOn, checkOutOn: untilOn })),
  ]
}
