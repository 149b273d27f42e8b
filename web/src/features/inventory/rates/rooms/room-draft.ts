import type { RoomFeature } from '@roomlark/contract/inventory/room-features'
import type { BedKind } from '@roomlark/contract/inventory/room-words'
import { type RoomType, RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import * as z from 'zod/mini'
import { amountText } from '../../../../parts/money/money-text.ts'
import { amountOrNone, readAmount } from '../../../../parts/money/read-amount.ts'
import { expandNumbers, writeNumbers } from './room-numbers.ts'

/** A room type as typed: numbers and money are still text, under the field names of the contract. */
export type RoomDraft = {
  name: string
  description: string
  beds: { kind: BedKind; count: string }[]
  maxAdults: string
  maxChildren: string
  sizeSqm: string
  features: RoomFeature[]
  basePriceCents: string
  /** Empty: none. */
  floorCents: string
  ceilingCents: string
  includedAdults: string
  extraAdultCents: string
  childBands: { maxAge: string; cents: string }[]
  /** `101-112, 201` */
  numbers: string
}

export const newRoomDraft: RoomDraft = {
  name: '',
  description: '',
  beds: [{ kind: 'double', count: '1' }],
  maxAdults: '2',
  maxChildren: '1',
  sizeSqm: '',
  features: [],
  basePriceCents: '',
  floorCents: '',
  ceilingCents: '',
  includedAdults: '2',
  extraAdultCents: '0',
  childBands: [],
  numbers: '',
}

export function toRoomDraft(type: RoomType, currency: string): RoomDraft {
  return {
    name: type.name,
    description: type.description,
    beds: type.beds.map(({ kind, count }) => ({ kind, count: String(count) })),
    maxAdults: String(type.maxAdults),
    maxChildren: String(type.maxChildren),
    features: type.features,
    sizeSqm: type.sizeSqm === null ? '' : String(type.sizeSqm),
    basePriceCents: amountText(type.basePriceCents, currency),
    ceilingCents: type.ceilingCents === null ? '' : amountText(type.ceilingCents, currency),
    floorCents: type.floorCents === null ? '' : amountText(type.floorCents, currency),
    includedAdults: String(type.includedAdults),
    extraAdultCents: amountText(type.extraAdultCents, currency),
    childBands: type.childBands.map(({ maxAge, cents }) => ({
      maxAge: String(maxAge),
      cents: amountText(cents, currency),
    })),
    numbers: writeNumbers(type.rooms.map(({ number }) => number)),
  }
}

const Numbers = z.pipe(
  z.string().check(
    z.refine((text) => numbersFault(text) === undefined, {
      error: ({ input }) => numbersFault(String(input)) ?? '',
    }),
  ),
  z.transform((text) => {
    const found = expandNumbers(text)
    return 'numbers' in found ? found.numbers : []
  }),
)

function numbersFault(text: string): string | undefined {
  const found = expandNumbers(text)
  return 'fault' in found ? found.fault : undefined
}

export const RoomInput = z.extend(RoomTypeInput, { numbers: Numbers })
export type RoomInput = z.infer<typeof RoomInput>

export function readRoom(draft: RoomDraft, currency: string) {
  return {
    name: draft.name,
    description: draft.description,
    beds: draft.beds.map(({ kind, count }) => ({ kind, count: whole(count) })),
    maxAdults: whole(draft.maxAdults),
    maxChildren: whole(draft.maxChildren),
    features: draft.features,
    sizeSqm: draft.sizeSqm.trim() === '' ? null : whole(draft.sizeSqm),
    basePriceCents: readAmount(draft.basePriceCents, currency),
    ceilingCents: amountOrNone(draft.ceilingCents, currency) ?? null,
    floorCents: amountOrNone(draft.floorCents, currency) ?? null,
    includedAdults: whole(draft.includedAdults),
    extraAdultCents: readAmount(draft.extraAdultCents, currency),
    childBands: draft.childBands.map(({ maxAge, cents }) => ({
      maxAge: whole(maxAge),
      cents: readAmount(cents, currency),
    })),
    numbers: draft.numbers,
  }
}

function whole(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
