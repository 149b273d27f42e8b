import { RoomTypeInput, roomTypeLimits } from '@roomlark/contract/inventory/rooms'
import { isLowPrice } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'

type Known = RoomTypeInput & {
  id: string
  version: number
  rooms: readonly { number: string }[]
}

type Row = {
  line: number
  name: string
  type: Partial<RoomTypeInput>
  numbers: string[]
}

/** A room type that the file makes or changes. */
export type PlannedType = {
  line: number
  before: Known | null
  input: RoomTypeInput
  isChanged: boolean
  /** Rooms that are added to those it has. */
  added: string[]
}

export type PlannedRow = {
  line: number
  outcome: 'new' | 'change' | 'same' | 'error'
  errors: Record<string, string>
}

/** These apply to a new room type where its cells are empty. */
const usual = {
  description: '',
  beds: [{ kind: 'double' as const, count: 1 }],
  maxAdults: 2,
  maxChildren: 0,
  sizeSqm: null,
  features: [],
  floorCents: null,
  extraAdultCents: 0,
  childBands: [],
}

/** Compares the rows with what the hotel has. The first row of a type describes it, later ones add rooms to it. */
export function planRooms(
  rows: readonly Row[],
  known: readonly Known[],
  toErrors: (issues: readonly { path: readonly PropertyKey[]; message: string }[]) => Record<string, string>,
): { types: PlannedType[]; rows: PlannedRow[] } {
  const knownByName = new Map(known.map((type) => [toNameKey(type.name), type]))
  const places = new Map<string, { typeKey: string; line: number | null }>()
  for (const type of known) {
    for (const { number } of type.rooms)
      places.set(toNameKey(number), { typeKey: toNameKey(type.name), line: null })
  }
  const types = new Map<string, PlannedType & { said: Row['type'] }>()
  const planned = rows.map((row): PlannedRow => {
    const typeKey = toNameKey(row.name)
    const before = knownByName.get(typeKey) ?? null
    const first = types.get(typeKey)
    const errors: Record<string, string> = first
      ? differenceErrors(first, row.type)
      : typeErrors(row, before, toErrors)
    const added: string[] = []
    for (const number of row.numbers) {
      const place = places.get(toNameKey(number))
      if (!place) added.push(number)
      else if (place.line !== null)
        errors.rooms ??= say('Room {number} is already in line {line}', { number, line: place.line })
      else if (place.typeKey !== typeKey) {
        errors.rooms ??= say('Room {number} belongs to {roomType}', {
          number,
          roomType: knownByName.get(place.typeKey)?.name,
        })
      }
      if (!place) places.set(toNameKey(number), { typeKey, line: row.line })
    }
    const input = toRoomTypeInput(row, before)
    const isChanged =
      !first && before !== null && JSON.stringify(input) !== JSON.stringify(pickImportedFields(before))
    const type = first ?? { line: row.line, before, input, isChanged, added: [], said: row.type }
    types.set(typeKey, type)
    type.added.push(...added)
    if ((type.before?.rooms.length ?? 0) + type.added.length > roomTypeLimits.rooms) {
      errors.rooms ??= say('A room type has at most {most} rooms', { most: roomTypeLimits.rooms })
    }
    if (Object.keys(errors).length > 0) return { line: row.line, outcome: 'error', errors }
    if (before === null) return { line: row.line, outcome: 'new', errors }
    return { line: row.line, outcome: isChanged || added.length > 0 ? 'change' : 'same', errors }
  })
  return { types: [...types.values()].map(({ said: _said, ...type }) => type), rows: planned }
}

function toRoomTypeInput({ name, type }: Row, before: Known | null): RoomTypeInput {
  const base = before ? pickImportedFields(before) : { ...usual, name, includedAdults: 0, basePriceCents: -1 }
  const input = { ...base, ...type }
  // Without a word about it, the price is for everybody who fits in.
  return { ...input, includedAdults: input.includedAdults || input.maxAdults }
}

/** Leaves out what the import does not touch, such as pictures. */
function pickImportedFields(type: Known): RoomTypeInput {
  return {
    name: type.name,
    description: type.description,
    beds: type.beds,
    maxAdults: type.maxAdults,
    maxChildren: type.maxChildren,
    sizeSqm: type.sizeSqm,
    features: type.features,
    basePriceCents: type.basePriceCents,
    floorCents: type.floorCents,
    includedAdults: type.includedAdults,
    extraAdultCents: type.extraAdultCents,
    childBands: type.childBands,
  }
}

function typeErrors(
  row: Row,
  before: Known | null,
  toErrors: (issues: readonly { path: readonly PropertyKey[]; message: string }[]) => Record<string, string>,
): Record<string, string> {
  if (!before && row.type.basePriceCents === undefined)
    return { basePrice: say('A new room type needs a price') }
  const input = toRoomTypeInput(row, before)
  const parsed = RoomTypeInput.safeParse(input)
  if (!parsed.success) return toErrors(parsed.error.issues)
  if (before?.basePriceCents === input.basePriceCents && before.floorCents === input.floorCents) return {}
  if (!isLowPrice(input.basePriceCents, input.floorCents)) return {}
  return {
    basePrice:
      input.basePriceCents === 0 ? say('The price cannot be 0') : say('The price is below the floor'),
  }
}

/** Two rows must not describe one room type in two ways. */
function differenceErrors(
  first: { line: number; said: Row['type'] },
  said: Row['type'],
): Record<string, string> {
  const isSame = Object.entries(said).every(
    ([field, value]) =>
      JSON.stringify(value) ===
      JSON.stringify(Object.entries(first.said).find(([key]) => key === field)?.[1]),
  )
  return isSame
    ? {}
    : { roomType: say('Line {line} describes this room type differently', { line: first.line }) }
}

function toNameKey(text: string): string {
  return text.toLowerCase()
}
