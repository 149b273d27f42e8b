import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import type { FeeUnit } from '@roomlark/contract/inventory/tax-rules'
import type { Climate } from './seasons.ts'

type Bed = RoomTypeInput['beds'][number]['kind']

export type RoomSketch = {
  name: string
  description: string
  beds: Partial<Record<Bed, number>>
  maxAdults: number
  maxChildren: number
  sizeSqm: number
  /** The price in whole units of the hotel's currency. */
  price: number
  /** Rooms are numbered by floor: 201 is the first room on floor 2. */
  floor: number
  rooms: number
}

export type HotelRoomsSketch = {
  climate: Climate
  types: RoomSketch[]
  /** The price of breakfast per adult. */
  breakfast: number
  /** Value by guest, if it has a line of its own on bills. */
  breakfastWorth?: { adult: number; child: number }
  /** The tax per guest and night, which may have decimals. */
  cityTax: number
  vat: number
  vatOnTop?: true
  /** A fee besides the rooms, with the VAT of the rooms. */
  fee?: { name: string; amount: number; per: FeeUnit }
  /** The hotel is closed for now and has no upcoming guests. */
  resting?: true
}

/** Every other hotel gets rooms to sell at a typical price for its star rating. */
export function plainHotelRooms(stars: number, unitsOfADollar: number): HotelRoomsSketch {
  const dollars = [55, 80, 110, 150, 240][stars - 1] ?? 110
  const rounded = (amount: number) => Number((amount * unitsOfADollar).toPrecision(2))
  return {
    climate: 'city',
    breakfast: rounded(12),
    cityTax: 0,
    vat: 10,
    types: [
      {
        name: 'Double Room',
        description: 'A good bed and a window that opens.',
        beds: { double: 1 },
        maxAdults: 2,
        maxChildren: 1,
        sizeSqm: 18,
        price: rounded(dollars),
        floor: 1,
        rooms: 4,
      },
      {
        name: 'Large Room',
        description: 'The same with a table and a view.',
        beds: { queen: 1, sofa: 1 },
        maxAdults: 3,
        maxChildren: 2,
        sizeSqm: 28,
        price: rounded(dollars * 1.45),
        floor: 2,
        rooms: 2,
      },
    ],
  }
}
